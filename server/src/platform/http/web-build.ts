/** The list of pages that the build of the web app writes (`web/vite-first-paint.ts`). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@portal/contract/languages';
import { hashesOfStyles, pageBelow } from './page-below.ts';
import { readPage } from './send-page.ts';

export interface InlineHashes {
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

interface PageList extends InlineHashes {
  readonly languages: Readonly<Record<Language, PagesInLanguage>>;
}

interface PagesInLanguage {
  /** The file of all addresses that have no page of their own. */
  readonly shell: string;
  /** `addresses` is a regular expression for paths, without regard to case. */
  readonly pages: readonly { readonly addresses: string; readonly file: string }[];
}

export interface WebBuild extends InlineHashes {
  readonly folder: string;
  /** The path of the portal's address, empty without one. The files are built for one without. */
  readonly basePath: string;
  /** Returns the file in the folder with the page of this path in this language, for `send-page.ts`. */
  fileFor(path: string, language: Language): string;
}

/**
 * Reads the list once: a portal that runs while another build is made goes on with its own pages, whose names contain a
 * hash. Returns null if the web app is not built, as in development.
 */
export async function readWebBuild(folder: string, basePath: string): Promise<WebBuild | null> {
  const list = await readPageList(join(folder, 'pages.json'));
  if (list === null) return null;
  const { languages, inlineScripts } = list;
  const files = Object.fromEntries(
    LANGUAGES.map((language) => [language, fileIn(languages[language])]),
  ) as Record<Language, (path: string) => string>;
  const page = join(folder, languages[DEFAULT_LANGUAGE].shell);
  return {
    inlineScripts,
    // The style sheet is the same in all pages. It names files, so below a path it is another one.
    inlineStyles:
      basePath === ''
        ? list.inlineStyles
        : hashesOfStyles(pageBelow(await readPage(page), basePath)),
    folder,
    basePath,
    fileFor: (path, language) => files[language](path),
  };
}

/** Returns a function for the file of a path. */
function fileIn({ shell, pages }: PagesInLanguage): (path: string) => string {
  const known = pages.map(({ addresses, file }) => ({
    addresses: new RegExp(addresses, 'i'),
    file,
  }));
  return (path) => known.find(({ addresses }) => addresses.test(path))?.file ?? shell;
}

async function readPageList(path: string): Promise<PageList | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as PageList;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
