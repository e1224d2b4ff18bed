import { transform } from 'sucrase';

/** Frees TypeScript source of its types. Lines stay where they are. Throws a SyntaxError for what is not erasable. */
export const stripTypes = (source: string, file: string): string => {
  try {
    return transform(source, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true, filePath: file }).code;
  } catch (error) {
    throw new SyntaxError(error instanceof Error ? error.message : String(error));
  }
};
