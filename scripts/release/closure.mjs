/** @typedef {import('../set-up/lockfile.mjs').LockedPackages} LockedPackages */

/**
 * Finds what packages need, as Node finds it: below the folder of the package that needs it, or else in a folder above.
 * @param {readonly string[]} names
 * @param {LockedPackages} locked
 * @param {{ withOptional: boolean }} options
 * @returns {string[]} folders of these packages and of all that they need, sorted
 */
export function closureOf(names, locked, { withOptional }) {
  const found = new Set(names.map((name) => folderOf(name, '', locked)));
  for (const folder of found) {
    const { dependencies, optionalDependencies } = locked[folder] ?? {};
    const needed = { ...dependencies, ...(withOptional ? optionalDependencies : {}) };
    for (const name of Object.keys(needed)) found.add(folderOf(name, folder, locked));
  }
  return [...found].sort();
}

/**
 * @param {string} name
 * @param {string} from folder of the package that needs it
 * @param {LockedPackages} locked
 * @returns {string}
 */
function folderOf(name, from, locked) {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (locked[folder]) return folder;
  if (from === '') throw new Error(`package-lock.json has no ${name}`);
  const above = from.lastIndexOf('/node_modules/');
  return folderOf(name, above === -1 ? '' : from.slice(0, above), locked);
}
