// Checks that the documents, and the folders listed in CLEAN, use plain English. With --count it prints how often each
// word occurs in each workspace, also in the folders that are not clean yet.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { inRoot, ROOT } from '../set-up/paths.mjs';
import { readSourceFiles } from './imports.mjs';

/** @typedef {{ path: string, text: string }} TextFile */
/**
 * @typedef {object} Word
 * @property {string} name
 * @property {RegExp} pattern global; looked for in each line, names in code included
 * @property {string} reason
 * @property {string} instead
 */

/** Files that are not read: this list itself. */
const EXEMPT = [/^scripts\/check\/words\./];

/**
 * Where none of the words may occur. Left out are files that have one of the words in a text for users, and tests that
 * expect such a text. `nobody` in scripts/test/servers.mjs is a user of the operating system.
 */
const CLEAN = [
  /^[^/]+\.md$/,
  /^docs\//,
  /^(?:contract\/(?!src\/reasons\/)|bench\/)/,
  /^scripts\/(?!test\/servers\.mjs)/,
  /^server\/src\/(?!cli\/(?:demo\/(?:command\.|content\/)|doctor\/(?:services|doctor\.test)\.)|features\/(?:\w+\/texts\/[a-z]{2}|help\/answers\.test|modules\/modules\.test)\.ts)/,
  /^web\/(?!src\/(?:.*\/)?texts\/[a-z]{2}\.ts$)(?!src\/(?:app\/landing\/landing-page|features\/(?:accounts\/(?:api\/log-out|pages\/forgot-password-page)|modules\/editor\/components\/captions-field|notifications\/components\/notification-settings-dialog))\.tsx?$)/,
  /^e2e\/(?!src\/(?:help|modules)\.journey\.ts)/,
];

const NAMES_NO_ROLE = 'it does not say who';
const ROLE = 'name the role: user, trainee, admin, client, caller, operator, process, tab';
const INVERTED = 'the sentence must be read twice';
const SUBJECT_FIRST = 'begin with the thing itself, as a sentence or a noun phrase';
const PRIVATE = 'it is a metaphor that only this code uses';

/** @type {Word[]} */
export const WORDS = [
  { name: 'whoever', pattern: /\bwho(?:m|so)?ever\b/gi, reason: NAMES_NO_ROLE, instead: ROLE },
  {
    name: 'somebody',
    pattern: /(?:some|no|every|any)body\b/gi,
    reason: NAMES_NO_ROLE,
    instead: ROLE,
  },
  { name: "one's", pattern: /\bone[’']s\b|\boneself\b/gi, reason: NAMES_NO_ROLE, instead: ROLE },
  {
    name: 'whichever',
    pattern: /\bwhichever\b/gi,
    reason: INVERTED,
    instead: 'write "any", "each" or the condition',
  },
  {
    name: 'Of … first',
    pattern: /(?:^[\s>*-]*|\/\*+\s*|\/\/\s*|[.:;]\s+)Of\s/g,
    reason: INVERTED,
    instead: SUBJECT_FIRST,
  },
  {
    name: 'What … first',
    pattern: /(?:\/\*\*?|\/\/|^\s*\*)\s+What\s/g,
    reason: 'the comment does not say what the thing is',
    instead: SUBJECT_FIRST,
  },
  {
    name: 'no news',
    pattern: /\bno news\b/gi,
    reason: PRIVATE,
    instead: 'write what is not shown or not sent',
  },
  {
    name: 'tell',
    pattern: /\b(?:tell(?:s|ing)?|told)\b/gi,
    reason: 'it stands for publish, notify, return and show',
    instead: 'write which of these it is',
  },
  {
    name: 'hear',
    pattern: /\b(?:hears?|heard|hearing)\b/gi,
    reason: PRIVATE,
    instead: 'receive, subscribe',
  },
  {
    name: 'owe',
    pattern: /\bow(?:e[sd]?|ing)\b|owe(?:Digest|Mail|Invitation)/g,
    reason: PRIVATE,
    instead: 'enqueue, queued',
  },
  {
    name: 'letter',
    pattern: /\bLetters?\b|\breadLetters\b|(?<!by )\bletter(?=[,.:)}])/g,
    reason: 'it stands for a chat message, for a mail and for a part of a text',
    instead: 'message, mail, character',
  },
  {
    name: 'takeTurn',
    pattern: /\b(?:take|create)Turns?\b|\bTurns?\b/g,
    reason: 'it stands for yielding to the event loop and for a locked transaction',
    instead: 'yieldIfDue, withTraineeLock',
  },
  {
    name: 'gone',
    pattern: /\bgone\b|unlessGone|isGone/g,
    reason: 'it stands for deleted, closed, left and replaced',
    instead: 'write which of these it is',
  },
  {
    name: 'matter',
    pattern: /\bMatter\b|\(matter\b|\bmatters? of\b/g,
    reason: PRIVATE,
    instead: 'event, notification, question',
  },
  {
    name: 'stretch',
    pattern: /(?<!self-)\bstretch(?:es)?\b|Stretch/g,
    reason: PRIVATE,
    instead: 'range, batch',
  },
  { name: 'anew', pattern: /\banew\b/gi, reason: 'it is an old word', instead: 'again' },
  {
    name: 'private names',
    pattern: /\b(?:homeward|useRested|useWhatGoes|countVoices)\b/g,
    reason: PRIVATE,
    instead: 'delayedReturn, useDebouncedValue, useDeletionImpact, countMentions',
  },
];

/**
 * @param {TextFile} file
 * @returns {{ line: number, word: Word, found: string }[]}
 */
export function findWords({ path, text }) {
  const lines = (path.endsWith('.md') ? withoutCode(text) : text).split('\n');
  return lines.flatMap((content, index) =>
    WORDS.flatMap((word) =>
      [...content.matchAll(word.pattern)].map(([found]) => ({
        line: index + 1,
        word,
        found: found.trim(),
      })),
    ),
  );
}

/**
 * Code in a document names what the code calls so; the lines stay, so that their numbers do.
 * @param {string} text
 */
function withoutCode(text) {
  return text.replace(/^```[\s\S]*?^```|`[^`]*`/gm, (code) => code.replace(/[^\n]/g, ' '));
}

/** @returns {TextFile[]} */
function readTexts() {
  const documents = [
    ...readdirSync(ROOT),
    ...readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join('docs', name.replaceAll('\\', '/')),
    ),
  ].filter((path) => path.endsWith('.md'));
  return [
    ...documents.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
    ...readSourceFiles(ROOT).map(({ path, source }) => ({ path, text: source })),
  ].filter(({ path }) => !EXEMPT.some((exempt) => exempt.test(path)));
}

/**
 * @param {TextFile[]} files
 * @returns {string[]} one line for each word, with its number of hits in each workspace
 */
function countByWorkspace(files) {
  const hits = files.flatMap((file) =>
    findWords(file).map(({ word }) => ({ name: word.name, workspace: workspaceOf(file) })),
  );
  return [...Map.groupBy(hits, ({ name }) => name)].map(([name, ofWord]) => {
    const groups = [...Map.groupBy(ofWord, ({ workspace }) => workspace)];
    return `${name}: ${groups.map(([workspace, { length }]) => `${workspace} ${length}`).join(', ')}`;
  });
}

/** @param {TextFile} file */
function workspaceOf({ path }) {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '*.md';
}

if (import.meta.main) {
  const files = readTexts();
  if (process.argv.includes('--count'))
    process.stdout.write(`${countByWorkspace(files).join('\n')}\n`);
  const breaches = files
    .filter(({ path }) => CLEAN.some((clean) => clean.test(path)))
    .flatMap((file) =>
      findWords(file).map(
        ({ line, word: { reason, instead }, found }) =>
          `${file.path}:${line} says "${found}": ${reason}; ${instead}`,
      ),
    );
  for (const breach of breaches) process.stderr.write(`${breach}\n`);
  if (breaches.length > 0) process.exitCode = 1;
}
