/** Goes into every observation document; a change of what a driver can rely on changes it. */
export const RUNTIME_VERSION = '1.0.0';
