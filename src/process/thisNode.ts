/** The Node binary that runs the tool, and with which it starts every driver (spec 4.4). */
export interface NodeBinary {
  readonly file: string;
  /** Without the leading `v`. */
  readonly version: string;
  /** Takes the types out of `.ts` modules by itself. */
  readonly stripsTypes: boolean;
}

export const thisNode = (): NodeBinary => ({
  file: process.execPath,
  version: process.versions.node,
  stripsTypes: 'typescript' in process.features && Boolean(process.features.typescript),
});
