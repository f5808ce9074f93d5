// Checks that everything the documents name exists: linked files and headings, commands, decisions, source files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { inRoot, ROOT } from '../set-up/paths.mjs';
import { readSourceFiles } from './imports.mjs';

/** @typedef {import('./imports.mjs').SourceFile} SourceFile */

const REQUIRED = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'];

/** READMEs beside the code are one page. */
const README_LINES_MAX = 60;

/** Commands npm understands without an entry in `scripts`. */
const NPM_OWN = new Set(['start', 'test']);

/**
 * @param {string} path of the document, below the root
 * @param {string} text
 * @param {{ root: string, scripts: Set<string> }} repository
 * @returns {string[]} one line for each broken reference
 */
export function brokenReferences(path, text, { root, scripts }) {
  const folder = dirname(join(root, path));
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:/.test(target) && !isExisting(folder, path, root, target))
    .map((target) => `${path}: the link ${target} leads nowhere`);
  const npmScripts = [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
    .filter(([command, name = '']) => command.includes(' run ') || NPM_OWN.has(name))
    .filter(([, name = '']) => !scripts.has(name))
    .map(([command]) => `${path}: there is no command ${command}`);
  const files = [...text.matchAll(/\bnode ((?:\.\/)?[\w./-]+\.(?:m?js|ts))/g)]
    .filter(([, file = '']) => !existsSync(join(root, file)))
    .map(([command]) => `${path}: there is no file for ${command}`);
  return [...links, ...npmScripts, ...files];
}

/**
 * @param {string} path of a README beside the code
 * @param {string} text
 * @param {readonly string[]} sources paths of all source files
 * @returns {string[]} one line for each source file that does not exist, and for a README that is too long
 */
export function readmeFaults(path, text, sources) {
  const names = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);
  const isKnown = (/** @type {string} */ name) =>
    sources.some((source) => `/${source}`.endsWith(`/${name.replace(/^(?:\.\.?\/)+/, '')}`));
  const dead = names
    .filter((name) => !isKnown(name))
    .map((name) => `${path}: there is no file ${name}`);
  const lines = text.trimEnd().split('\n').length;
  const isLong = lines > README_LINES_MAX;
  return isLong ? [...dead, `${path}: ${lines} lines, at most ${README_LINES_MAX}`] : dead;
}

/**
 * @param {string} path of a source file, below the root
 * @param {string} source
 * @param {string} root
 * @returns {string[]} one line a document that the source names and that does not exist
 */
export function brokenCitations(path, source, root) {
  return [...source.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)]
    .filter(([target]) => !isExisting(root, path, root, target))
    .map(([target]) => `${path}: ${target} leads nowhere`);
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} root
 * @param {string} target
 */
function isExisting(folder, path, root, target) {
  const [file = '', heading] = target.split('#');
  const full = file === '' ? join(root, path) : resolve(folder, decodeURIComponent(file));
  if (!existsSync(full)) return false;
  return !heading || !full.endsWith('.md') || anchorsIn(readFileSync(full, 'utf8')).has(heading);
}

/** @param {string} text */
function withoutCode(text) {
  return text.replace(/^```[\s\S]*?^```|`[^`]*`/gm, '');
}

/**
 * The anchors that hosting platforms create for headings, and those that the text defines.
 * @param {string} text
 */
function anchorsIn(text) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  const set = [...text.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id);
  return new Set([...headings.map(anchorOf), ...set]);
}

/** @param {string} heading */
function anchorOf(heading) {
  return heading
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** READMEs of features, of parts of the platform, and of the web app. */
function listReadmes() {
  return ['server/src', 'web/src']
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        relative(ROOT, inRoot(folder, name)),
      ),
    )
    .filter((path) => basename(path) === 'README.md')
    .concat('web/README.md');
}

function listDocuments() {
  const atRoot = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
  const below = ['docs', '.github'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => relative(ROOT, inRoot(folder, name))),
  );
  return [...new Set([...REQUIRED, ...atRoot, ...below, ...listReadmes()])];
}

function findBrokenPromises() {
  const scripts = new Set(
    Object.keys(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts),
  );
  return listDocuments().flatMap((path) =>
    existsSync(inRoot(path))
      ? brokenReferences(path, readFileSync(inRoot(path), 'utf8'), { root: ROOT, scripts })
      : [`${path} is missing`],
  );
}

/** @param {readonly SourceFile[]} sources */
function findBrokenCitations(sources) {
  return sources
    .filter(({ path }) => !path.startsWith('scripts/check/'))
    .flatMap(({ path, source }) => brokenCitations(path, source, ROOT));
}

/** @param {readonly SourceFile[]} sources */
function findReadmeFaults(sources) {
  const paths = sources.map(({ path }) => path);
  return listReadmes().flatMap((path) =>
    readmeFaults(path, readFileSync(inRoot(path), 'utf8'), paths),
  );
}

function findUnlistedDecisions() {
  const folder = inRoot('docs', 'decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  return readdirSync(folder)
    .filter((name) => /^\d/.test(name) && !index.includes(`(${name})`))
    .map((name) => `docs/decisions/README.md does not list ${name}`);
}

if (import.meta.main) {
  const sources = readSourceFiles(ROOT);
  const faults = [
    ...findBrokenPromises(),
    ...findBrokenCitations(sources),
    ...findReadmeFaults(sources),
    ...findUnlistedDecisions(),
  ];
  for (const line of faults) process.stderr.write(`${line}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
