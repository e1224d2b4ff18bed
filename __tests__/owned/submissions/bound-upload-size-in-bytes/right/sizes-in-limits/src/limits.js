const utf8 = new TextEncoder();

export const measure = (files) => files.map(({ name, text }) => ({ name, size: utf8.encode(text).byteLength }));
export const totalOf = (rows) => rows.reduce((sum, row) => sum + row.size, 0);

/** What the server takes. docs/uploads.md lists the same for people. */
export const LIMITS = Object.freeze({
  maxFiles: 5,
  maxFileBytes: 2048,
  maxTotalBytes: 6144,
});
