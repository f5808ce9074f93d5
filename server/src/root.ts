/** The folder of the installation. The sources and the built files are equally far below it: keep this file where it is. */
export const ROOT = new URL('../../', import.meta.url);
