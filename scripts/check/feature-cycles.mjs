/** @typedef {import('./imports.mjs').SourceFile} SourceFile */

const FEATURE = /^((?:server|web)\/src\/features\/[^/]+)\//;
/** The topic folders of a feature; the other folders of a web feature hold kinds of files. */
const TOPIC =
  /^((?:server|web)\/src\/features\/[^/]+\/(?!(?:api|model|pages|components|texts|testing)\/)[^/]+)\//;

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');

/**
 * Features that import each other, directly or through others, and topic folders of one feature that do.
 * @param {SourceFile[]} files
 * @returns {string[]} one line for each cycle
 */
export function findFeatureCycles(files) {
  return [FEATURE, TOPIC].flatMap((room) => findCycles(importsBetween(files, room)));
}

/**
 * @param {SourceFile[]} files
 * @param {RegExp} room its first group is the folder of a file
 * @returns {Map<string, Map<string, string>>} by folder: each folder that it imports, with one file that does
 */
function importsBetween(files, room) {
  const folders = new Map();
  for (const { path, imports } of files) {
    const from = room.exec(path)?.[1];
    if (from === undefined || isTest(path)) continue;
    const targets = folders.get(from) ?? new Map();
    folders.set(from, targets);
    for (const imported of imports) {
      const to = room.exec(imported)?.[1];
      if (to !== undefined && to !== from) targets.set(to, path);
    }
  }
  return folders;
}

/** @param {Map<string, Map<string, string>>} folders */
function findCycles(folders) {
  /** @type {string[]} */
  const cycles = [];
  const done = new Set();
  /** @type {(folder: string, way: string[]) => void} */
  const visit = (folder, way) => {
    const start = way.indexOf(folder);
    if (start >= 0) {
      const steps = way.slice(start).map((from, index, cycle) => {
        const to = cycle[index + 1] ?? folder;
        return `${folders.get(from)?.get(to)} imports ${to}`;
      });
      cycles.push(`a cycle of features: ${steps.join(', ')}. Move the shared part to one of them`);
      return;
    }
    if (done.has(folder)) return;
    for (const to of folders.get(folder)?.keys() ?? []) visit(to, [...way, folder]);
    done.add(folder);
  };
  for (const folder of folders.keys()) visit(folder, []);
  return cycles;
}
