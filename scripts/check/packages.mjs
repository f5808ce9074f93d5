// Checks that no package needs an install script, and that all workspaces have the version of the portal.
import { readFileSync } from 'node:fs';
import { readWanted } from '../set-up/lockfile.mjs';
import { inRoot } from '../set-up/paths.mjs';

/** @typedef {import('../set-up/lockfile.mjs').LockedPackages} LockedPackages */

/**
 * The fields of a `package.json` that this check reads.
 * @typedef {object} Manifest
 * @property {string} [version]
 * @property {string[]} [workspaces]
 * @property {Record<string, string>} [dependencies]
 */

/**
 * The packages that would run a script during installation.
 * @param {LockedPackages} packages
 */
export function withInstallScript(packages) {
  return Object.keys(packages).filter((folder) => packages[folder]?.hasInstallScript);
}

/**
 * @param {string} version of the portal
 * @param {Record<string, Manifest>} workspaces by folder
 * @returns {string[]} one line for each workspace with another version, or that depends on another version of a
 * workspace
 */
export function otherVersions(version, workspaces) {
  return Object.entries(workspaces).flatMap(([folder, manifest]) => {
    const wanted = Object.entries(manifest.dependencies ?? {})
      .filter(([name, wanted]) => name.startsWith('@portal/') && wanted !== version)
      .map(([name, wanted]) => `${folder}/package.json asks for ${name} ${wanted}`);
    const own =
      manifest.version === version ? [] : [`${folder}/package.json has ${manifest.version}`];
    return [...own, ...wanted].map((line) => `${line}; the root package.json has ${version}`);
  });
}

/**
 * @param {string[]} folder below the root
 * @returns {Manifest}
 */
const readManifest = (...folder) =>
  JSON.parse(readFileSync(inRoot(...folder, 'package.json'), 'utf8'));

if (import.meta.main) {
  const { version = '', workspaces = [] } = readManifest();
  const others = otherVersions(
    version,
    Object.fromEntries(workspaces.map((folder) => [folder, readManifest(folder)])),
  );
  for (const line of others) process.stdout.write(`${line}\n`);
  const scripted = withInstallScript(readWanted());
  if (scripted.length > 0) process.stdout.write(`With an install script: ${scripted.join(', ')}\n`);
  if (scripted.length + others.length > 0) process.exitCode = 1;
}
