/** The packages with native code: the built server loads them from node_modules, all others are built into it. */
export const NATIVE_PACKAGES = ['@node-rs/argon2', 'sharp'];
