/** The kit's own version; a test compares it with package.json. */
export const KIT_VERSION = '0.1.0';
