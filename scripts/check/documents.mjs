// What the documents promise exists: the files and headings they link to, the commands they name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { inRoot, ROOT } from '../set-up/paths.mjs';

const REQUIRED = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'];

/** Commands npm understands without an entry in `scripts`. */
const NPM_OWN = new Set(['start', 'test']);

/**
 * @param {string} path of the document, below the root
 * @param {string} text
 * @param {{ root: string, scripts: Set<string> }} repository
 * @returns {string[]} one line a broken promise
 */
export function brokenPromises(path, text, { root, scripts }) {
  const folder = dirname(join(root, path));
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(folder, path, root, target))
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
 * @param {string} folder
 * @param {string} path
 * @param {string} root
 * @param {string} target
 */
function leadsSomewhere(folder, path, root, target) {
  const [file = '', heading] = target.split('#');
  const full = file === '' ? join(root, path) : resolve(folder, decodeURIComponent(file));
  if (!existsSync(full)) return false;
  return !heading || !full.endsWith('.md') || anchorsIn(readFileSync(full, 'utf8')).has(heading);
}

/**
 * The anchors that forges make of headings.
 * @param {string} text
 */
function anchorsIn(text) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}

function listDocuments() {
  const below = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => relative(ROOT, inRoot('docs', name)));
  return [...new Set([...REQUIRED, ...below])];
}

if (import.meta.main) {
  const scripts = new Set(
    Object.keys(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts),
  );
  const broken = listDocuments().flatMap((path) =>
    existsSync(inRoot(path))
      ? brokenPromises(path, readFileSync(inRoot(path), 'utf8'), { root: ROOT, scripts })
      : [`${path} is missing`],
  );
  for (const line of broken) process.stderr.write(`${line}\n`);
  if (broken.length > 0) process.exitCode = 1;
}
