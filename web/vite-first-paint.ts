import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, minifySync, type Plugin, runnerImport } from 'vite';
import { START_CHUNKS, scriptsOf, textsOf } from './vite-chunks.ts';

/** The exports of `src/app/prerender.tsx`. */
type Prerender = { readonly renderings: readonly Rendering[] };

/** The pages in one language. */
type Rendering = {
  readonly language: string;
  readonly direction: string;
  readonly description: string;
  readonly notices: string;
  readonly pages: readonly RenderedPage[];
  readonly shell: string;
  readonly shells: readonly RenderedShell[];
};

type RenderedShell = {
  readonly name: string;
  readonly addresses: string;
  readonly files: readonly string[];
  readonly homes: Homes;
  readonly content: string;
};

/** The page that a signed-in user of a role is sent to. */
type Homes = Readonly<Record<string, string>>;

type RenderedPage = {
  readonly name: string;
  readonly addresses: string;
  readonly title: string;
  readonly file: string;
  readonly isForVisitors: boolean;
  readonly homes: Homes;
  readonly content: string;
};

/** What the server reads of the build: `pages.json`. */
type Pages = {
  readonly languages: Readonly<Record<string, PagesInLanguage>>;
  /** Hashes for the security policy. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
};

type PagesInLanguage = {
  /** The file of all other addresses. */
  readonly shell: string;
  readonly pages: readonly { readonly addresses: string; readonly file: string }[];
};

/** The page before it has a content, as Vite writes it. */
type Template = {
  readonly html: string;
  /** The file of the style sheet, below the folder of the build. */
  readonly sheet: string;
  readonly css: string;
  readonly manifest: Manifest;
};

const NOTICES = '<div id="notices"></div>';
const DESCRIPTION = /<meta name="description"[^>]*>/;
const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;
const CODE = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
/** Addresses to which a server below a path adds it (server/src/platform/http/page-below.ts). */
const ADDRESS = /\s(?:href|src|action|content)="\/|\burl\(\//g;
const OTHER_ADDRESS = /="\/[^"]*|\burl\(["']\/|\/assets\/[^"')]*/;
/** The characters of the first page; others are loaded when a text has them. */
const FONT = /\/assets\/inter-latin-wght-normal-[\w-]+\.woff2/;
/** The chunk of every page for signed-in users, besides those of the first page. */
const SIGNED_IN = 'signed-in';
/** The pages without a shell of their own. */
const OTHER_PAGES = { name: '', addresses: '', files: [], homes: {} };
const SHELL_TITLE = 'Training Portal';
/** Inlined into every page. */
const HEAD_SCRIPT = minified('first-paint.js');
/** Inlined into every shell. */
const CODE_SCRIPT = minified('load-code.js');

/**
 * Inlines the scripts before the first paint. After a build it renders the public pages and the shell of all others to
 * HTML, with the style sheet inlined (docs/decisions/027-rendered-pages.md).
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: () => [{ tag: 'script', children: HEAD_SCRIPT, injectTo: 'head' }],
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder for its pages.');
        await writePages(dir);
      },
    },
  };
}

function minified(name: string): string {
  const { code, errors } = minifySync(name, readFileSync(join(import.meta.dirname, name), 'utf8'));
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return code;
}

async function writePages(dist: string): Promise<void> {
  const { renderings } = await importPrerender();
  const template = await readTemplate(dist);
  await mkdir(join(dist, 'pages'));
  // The template is no page, and its style sheet is in each page.
  for (const file of ['index.html', template.sheet]) await rm(join(dist, file));
  const languages: Record<string, PagesInLanguage> = {};
  for (const rendering of renderings)
    languages[rendering.language] = await writeRendering(dist, template, rendering);
  const pages: Pages = {
    languages,
    inlineScripts: [HEAD_SCRIPT, CODE_SCRIPT].map(hashOf),
    inlineStyles: [hashOf(template.css)],
  };
  await writeFile(join(dist, 'pages.json'), JSON.stringify(pages));
}

async function writeRendering(
  dist: string,
  template: Template,
  rendering: Rendering,
): Promise<PagesInLanguage> {
  const write = (name: string, content: Content) =>
    writePage(dist, `${rendering.language}-${name}`, pageHtml(template, rendering, content));
  return {
    shell: await write('shell', shellOf({ ...OTHER_PAGES, content: rendering.shell })),
    pages: await Promise.all([
      ...rendering.pages.map(async (page) => ({
        addresses: page.addresses,
        file: await write(page.name, contentOf(page)),
      })),
      ...rendering.shells.map(async (each) => ({
        addresses: each.addresses,
        file: await write(`shell-${each.name}`, shellOf(each)),
      })),
    ]),
  };
}

/**
 * Returns the file of the page. Its name contains a hash of its content, so that a portal that runs while another build is
 * made sends the pages that fit the list it has read.
 */
async function writePage(dist: string, name: string, html: string): Promise<string> {
  const [other] = OTHER_ADDRESS.exec(html.replaceAll(ADDRESS, '')) ?? [];
  if (other !== undefined)
    throw new Error(`The page ${name} has ${other}, which a portal below a path cannot find.`);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 8);
  const file = `pages/${name}-${hash}.html`;
  await writeFile(join(dist, file), html);
  return file;
}

/** Runs the app's own code in this process, without a second build. */
async function importPrerender(): Promise<Prerender> {
  const { module } = await runnerImport<Prerender>(
    join(import.meta.dirname, 'src/app/prerender.tsx'),
    {
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      // The libraries are those of production, which lack the functions for development.
      oxc: { jsx: { runtime: 'automatic', development: false } },
    },
  );
  return module;
}

async function readTemplate(dist: string): Promise<Template> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const sheet = STYLE_SHEET.exec(html)?.[1];
  if (sheet === undefined || ![ROOT, NOTICES].every((part) => html.includes(part)))
    throw new Error('index.html has changed.');
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  return { html, sheet, css: await readFile(join(dist, sheet), 'utf8'), manifest };
}

type Content = {
  readonly isShell: boolean;
  readonly root: string;
  readonly title: string;
  /** The source files of the page, without their endings. */
  readonly files: readonly string[];
  readonly homes: Homes;
};

function shellOf(shell: RenderedShell): Content {
  return {
    isShell: true,
    root: `<div id="root">${shell.content}</div>`,
    title: SHELL_TITLE,
    files: shell.files,
    homes: shell.homes,
  };
}

function contentOf({
  name,
  addresses,
  title,
  file,
  isForVisitors,
  homes,
  content,
}: RenderedPage): Content {
  if (/\sstyle=/.test(content))
    throw new Error(`The page ${name} has a style attribute, which the security policy refuses.`);
  const visitors = isForVisitors ? ' data-for-visitors' : '';
  return {
    isShell: false,
    root: `<div id="root" data-addresses="${addresses}"${visitors}>${content}</div>`,
    title,
    files: [file],
    homes,
  };
}

function pageHtml(
  { html, css, manifest }: Template,
  { language, direction, description, notices }: Rendering,
  content: Content,
): string {
  const font = FONT.exec(css)?.[0];
  if (font === undefined) throw new Error('The style sheet does not name the font.');
  const sources = content.files.map((file) => sourceOf(manifest, file));
  const chunks = [...START_CHUNKS, ...(content.isShell ? [SIGNED_IN] : []), ...sources];
  const scripts = [...scriptsOf(manifest, chunks), ...textsOf(manifest, language, chunks)];
  const code = content.isShell ? codeAfterPaint(scripts) : codeAtOnce(scripts);
  return html
    .replace(STYLE_SHEET, '')
    .replaceAll(CODE, '')
    .replace('<html lang="en">', `<html lang="${language}" dir="${direction}">`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${description}" />`)
    .replace(NOTICES, () => notices)
    .replace(TITLE, `<title>${content.title}</title>${homeMetas(content.homes)}`)
    .replace(
      '</head>',
      () =>
        `<style>${css}</style><link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">${code}</head>`,
    )
    .replace(ROOT, () => content.root);
}

/** The source of a page of the table, as the manifest names it. */
function sourceOf(manifest: Manifest, file: string): string {
  const found = Object.keys(manifest).filter((source) => source.endsWith(`/${file}.tsx`));
  const [source] = found;
  if (source === undefined || found.length > 1)
    throw new Error(`The table of pages names ${file}.tsx, of which there are ${found.length}.`);
  return source;
}

/** A page whose links and fields are used before its code has loaded. No paint waits for it, and calls go ahead. */
function codeAtOnce([entry, ...others]: readonly string[]): string {
  const preloads = others.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  );
  return `${preloads.join('')}<script type="module" fetchpriority="low" crossorigin src="/${entry}"></script>`;
}

/** A shell, whose content is that of its code alone. Each address is a value of its own, which the server can prefix. */
function codeAfterPaint(files: readonly string[]): string {
  const metas = files.map((file) => `<meta name="code" content="/${file}">`);
  return `${metas.join('')}<script>${CODE_SCRIPT}</script>`;
}

function homeMetas(homes: Homes): string {
  return Object.entries(homes)
    .map(([role, path]) => `<meta name="home" content="${path}" data-role="${role}">`)
    .join('');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
