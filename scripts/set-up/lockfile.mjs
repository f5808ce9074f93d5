import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * One package as described by npm's lock files.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 * @property {Record<string, string>} [engines]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 * @property {string} [resolved] the folder to which a link points
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {boolean} [hasInstallScript]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages keyed by folder; '' is the root */

/** Returns the packages of `package-lock.json`. */
export const readWanted = () => readPackages(inRoot('package-lock.json'));

/** Returns the packages that npm recorded after its last complete install; undefined if there was none. */
export function readInstalled() {
  try {
    return readPackages(inRoot('node_modules', '.package-lock.json'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether every wanted package is installed in the wanted version. Optional packages may be absent: most are for other
 * platforms.
 * @param {LockedPackages} wanted
 * @param {LockedPackages | undefined} installed
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  return Object.entries(wanted).every(([folder, { version, link, ...rest }]) => {
    if (folder === '') return true;
    const present = installed[folder];
    if (!present) return rest.optional || rest.devOptional || rest.peer || false;
    return present.version === version && present.link === link;
  });
}

/** @typedef {{ os: string, cpu: string, libc: string }} Machine */

/**
 * Whether the package supports the machine.
 * @param {LockedPackage} locked
 * @param {Machine} machine
 */
function supportsMachine({ os, cpu, libc }, machine) {
  const suits = (
    /** @type {string | string[] | undefined} */ allowed,
    /** @type {string} */ ours,
  ) => allowed === undefined || [allowed].flat().includes(ours);
  return suits(os, machine.os) && suits(cpu, machine.cpu) && suits(libc, machine.libc);
}

/**
 * Returns the optional packages for this machine that npm left out. Under an old Node, npm skips native packages whose
 * `engines` require a newer one, although the portal runs on a newer one.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 * @param {Machine} machine
 */
export function missingOptional(wanted, installed, machine) {
  return Object.entries(wanted)
    .filter(
      ([folder, wantedPackage]) => wantedPackage.optional && wantedPackage.os && !installed[folder],
    )
    .filter(([, wantedPackage]) => supportsMachine(wantedPackage, machine))
    .map(([folder]) => folder);
}
