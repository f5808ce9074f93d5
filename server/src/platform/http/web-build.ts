/** The list of pages that the build of the web app writes (`web/vite-first-paint.ts`). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface InlineHashes {
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

interface PageList extends InlineHashes {
  /** The file of all addresses that have no page of their own. */
  readonly shell: string;
  /** `addresses` is a regular expression for paths, without regard to case. */
  readonly pages: readonly { readonly addresses: string; readonly file: string }[];
}

export interface WebBuild extends InlineHashes {
  readonly folder: string;
  /** Returns the file in the folder with the page of this path. */
  fileFor(path: string): string;
}

/**
 * Reads the list once: a portal that runs while another build is made goes on with its own pages, whose names contain a
 * hash. Returns null if the web app is not built, as in development.
 */
export async function readWebBuild(folder: string): Promise<WebBuild | null> {
  const list = await readPageList(join(folder, 'pages.json'));
  if (list === null) return null;
  const pages = list.pages.map(({ addresses, file }) => ({
    addresses: new RegExp(addresses, 'i'),
    file,
  }));
  return {
    ...list,
    folder,
    fileFor: (path) => pages.find(({ addresses }) => addresses.test(path))?.file ?? list.shell,
  };
}

async function readPageList(path: string): Promise<PageList | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as PageList;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
