import { closureOf } from './closure.mjs';

/**
 * @typedef {import('../set-up/lockfile.mjs').LockedPackages} LockedPackages
 * @typedef {import('./manifest.mjs').PackageManifest} PackageManifest
 */

/** Say why a package is installed in the repository. */
const FLAGS = new Set(['dev', 'devOptional', 'peer']);

/**
 * Returns the content of `npm-shrinkwrap.json`: the version and hash of each package that the portal needs on any
 * platform, as in `package-lock.json`. `npm ci` in the unpacked package obeys it.
 * @param {PackageManifest} manifest
 * @param {LockedPackages} locked the packages of the repository
 */
export function shrinkwrapOf(manifest, locked) {
  const { name, version, license, engines, bin, dependencies, optionalDependencies } = manifest;
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  const folders = closureOf(names, locked, { withOptional: true });
  /** @type {Record<string, Partial<PackageManifest> & Record<string, unknown>>} */
  const packages = {
    '': { name, version, license, engines, bin, dependencies, optionalDependencies },
    ...Object.fromEntries(folders.map((folder) => [folder, withoutFlags(locked[folder] ?? {})])),
  };
  return { name, version, lockfileVersion: 3, requires: true, packages };
}

/** @param {import('../set-up/lockfile.mjs').LockedPackage} locked */
const withoutFlags = (locked) =>
  Object.fromEntries(Object.entries(locked).filter(([key]) => !FLAGS.has(key)));
