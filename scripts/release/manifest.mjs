import { readFileSync } from 'node:fs';
import { NATIVE_PACKAGES } from '../../server/native-packages.ts';
import { readWanted } from '../set-up/lockfile.mjs';
import { inRoot } from '../set-up/paths.mjs';
import { closureOf } from './closure.mjs';
import { PROGRAM } from './package-files.mjs';

/**
 * @typedef {object} PackageManifest the `package.json` of the package
 * @property {string} name
 * @property {string} version
 * @property {boolean} private keeps it from being published by mistake
 * @property {string} description
 * @property {string} license
 * @property {string} type
 * @property {Record<string, string>} engines
 * @property {Record<string, string>} bin
 * @property {Record<string, string>} dependencies
 * @property {Record<string, string>} optionalDependencies
 */

/** @returns {PackageManifest} */
export function packageManifest() {
  const { name, version, description, license, type, optionalDependencies } = JSON.parse(
    readFileSync(inRoot('package.json'), 'utf8'),
  );
  const locked = readWanted();
  return {
    name,
    version,
    private: true,
    description,
    license,
    type,
    // An npm of an older Node would leave out the native part of sharp without a word.
    engines: locked['node_modules/sharp']?.engines ?? {},
    bin: { [name]: PROGRAM },
    dependencies: pinned(locked),
    optionalDependencies,
  };
}

/**
 * The packages that are not built into the server, with all that they need: npm obeys `npm-shrinkwrap.json` in a package
 * of a registry, but not in a file.
 * @param {import('../set-up/lockfile.mjs').LockedPackages} locked
 */
function pinned(locked) {
  const folders = closureOf(NATIVE_PACKAGES, locked, { withOptional: false });
  return Object.fromEntries(
    folders.map((folder) => [folder.replace('node_modules/', ''), locked[folder]?.version ?? '']),
  );
}
