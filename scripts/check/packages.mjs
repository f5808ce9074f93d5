// Checks how many packages a production installation loads, that none of them needs an install script, and that all
// workspaces have the version of the portal.
import { readFileSync } from 'node:fs';
import { readWanted, supportsMachine } from '../set-up/lockfile.mjs';
import { inRoot } from '../set-up/paths.mjs';

const LIMIT = 110;
const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' };
/** The root has the runtime. The web app is built before, so a server needs none of its packages. */
const PRODUCTION = ['', 'server'];
/** Type declarations, which some packages depend on. They hold no code. */
const DECLARATIONS = /(?:^|\/)node_modules\/@types\//;

/** @typedef {import('../set-up/lockfile.mjs').LockedPackages} LockedPackages */

/**
 * The fields of a `package.json` that this check reads.
 * @typedef {object} Manifest
 * @property {string} [version]
 * @property {string[]} [workspaces]
 * @property {Record<string, string>} [dependencies]
 */

/**
 * Returns the folders of the packages that the server loads on Linux x64, including the runtime.
 * @param {LockedPackages} packages
 * @returns {string[]}
 */
export function productionPackages(packages) {
  /** @type {Set<string>} */
  const reached = new Set();
  const visit = (/** @type {string} */ folder) => {
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = folderOf(name, folder, packages);
      if (found === undefined || reached.has(found)) continue;
      if (!supportsMachine(packages[found] ?? {}, LINUX)) continue;
      reached.add(found);
      visit(found);
    }
  };
  for (const folder of PRODUCTION) visit(folder);
  return [...reached].filter(
    (folder) => folder.includes('node_modules/') && !DECLARATIONS.test(folder),
  );
}

/**
 * Returns the folder from which Node loads a package that is imported in `from`: in the nearest node_modules, or the
 * folder of a workspace. Undefined for an optional package that is not in the lock file.
 * @param {string} name
 * @param {string} from
 * @param {LockedPackages} packages
 */
function folderOf(name, from, packages) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const found = packages[candidate];
    if (found !== undefined) return found.link ? found.resolved : candidate;
    if (folder === '') return undefined;
  }
}

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
  const packages = readWanted();
  const count = productionPackages(packages).length;
  const scripted = withInstallScript(packages);
  process.stdout.write(`${count} of at most ${LIMIT} production packages on Linux x64\n`);
  if (scripted.length > 0) process.stdout.write(`With an install script: ${scripted.join(', ')}\n`);
  if (count > LIMIT || scripted.length + others.length > 0) process.exitCode = 1;
}
