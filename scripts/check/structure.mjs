// Checks that imports go in the directions of docs/architecture.md. The usual checkers need a compiler interface that
// TypeScript 7 no longer has. Biome refuses cycles of files (biome.json).
import { ROOT } from '../set-up/paths.mjs';
import { findBareTexts } from './bare-texts.mjs';
import { findFeatureCycles } from './feature-cycles.mjs';
import { readSourceFiles } from './imports.mjs';
import { findLooseTexts } from './loose-texts.mjs';
import { importFaults, placeFault, RESTRICTED_WORDS } from './structure-rules.mjs';
import { findForeignTableUse } from './table-writes.mjs';

/** @typedef {import('./imports.mjs').SourceFile} SourceFile */

/**
 * @param {SourceFile[]} files
 * @returns {string[]} one line for each breach, with what to do instead
 */
export function findBreaches(files) {
  return [
    ...files.flatMap(({ path, imports }) =>
      imports.flatMap((to) =>
        importFaults(path, to).map((instead) => `${path} imports ${to}: ${instead}`),
      ),
    ),
    ...files.flatMap(({ path }) => {
      const instead = placeFault(path);
      return instead ? [`${path} is misplaced: ${instead}`] : [];
    }),
    ...files.flatMap(({ path, source }) => misplacedWords(path, source)),
    ...findFeatureCycles(files),
    ...findForeignTableUse(files),
    ...findBareTexts(files),
    ...findLooseTexts(files),
  ];
}

/**
 * @param {string} path
 * @param {string} source
 */
function misplacedWords(path, source) {
  const rules = RESTRICTED_WORDS.filter(({ where, except }) => where.test(path) && !except(path));
  if (rules.length === 0) return [];
  return source.split('\n').flatMap((line, index) => {
    if (/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
    return rules.flatMap(({ pattern, instead }) => {
      const word = pattern.exec(line)?.[0];
      return word ? [`${path}:${index + 1} says ${word}: ${instead}`] : [];
    });
  });
}

if (import.meta.main) {
  const breaches = findBreaches(readSourceFiles(ROOT));
  for (const breach of breaches) process.stderr.write(`${breach}\n`);
  if (breaches.length > 0) process.exitCode = 1;
}
