import type { Manifest } from 'vite';

/**
 * The chunks of every page: the entry with the libraries (`src/app/start.ts`), and then the group with the start of the
 * app.
 */
export const START_CHUNKS = ['index.html', 'first-pages'];

/**
 * Returns the scripts that the chunks and all their static imports consist of, as file names below `web/dist`. Those of
 * the chunks are first. A chunk is named by its source, or by its group in `vite-shared-files.ts`. Throws if there is
 * no such chunk.
 */
export function scriptsOf(
  manifest: Readonly<Manifest>,
  chunks: readonly string[],
): ReadonlySet<string> {
  const files = [...withImports(manifest, chunks)].map((key) => manifest[key]?.file ?? '');
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/**
 * Returns the scripts with the texts of the chunks and of their static imports, in one language. Their names begin as
 * `vite-shared-files.ts` says.
 */
export function textsOf(
  manifest: Readonly<Manifest>,
  language: string,
  chunks: readonly string[],
): ReadonlySet<string> {
  const keys = [...withImports(manifest, chunks)];
  const loaded = keys.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const texts = loaded.filter((key) => manifest[key]?.name?.startsWith(`texts-${language}-`));
  return new Set(texts.map((key) => manifest[key]?.file ?? ''));
}

/** The keys of the chunks and of all their static imports. */
function withImports(manifest: Readonly<Manifest>, chunks: readonly string[]): ReadonlySet<string> {
  const keys = new Set(chunks.map((chunk) => keyOf(manifest, chunk)));
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next);
  return keys;
}

function keyOf(manifest: Readonly<Manifest>, chunk: string): string {
  if (manifest[chunk] !== undefined) return chunk;
  const group = Object.keys(manifest).find((key) => manifest[key]?.name === chunk);
  if (group === undefined) throw new Error(`The web build has no chunk of ${chunk}.`);
  return group;
}
