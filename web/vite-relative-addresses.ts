import type { Plugin, Rolldown } from 'vite';

/** The address of a built file from the root of the host. */
const FROM_ROOT = /["'`(]\/assets\/[^"'`)]*/;

/**
 * Lets scripts name other files relative to their own address, and fails a build with an address from the root of the
 * host: the same build is served below any path. The server writes the path into the pages, in which the style sheet of
 * every page is inlined (docs/decisions/049-below-a-path.md).
 */
export function relativeAddresses(): Plugin {
  return {
    name: 'relative-addresses',
    apply: 'build',
    config: () => ({
      experimental: {
        renderBuiltUrl: (_file, { hostType }) =>
          hostType === 'js' ? { relative: true } : undefined,
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const address of addressesFromRoot(Object.values(bundle))) this.error(address);
      },
    },
  };
}

type BuiltFile = Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'source'> | BuiltScript;
type BuiltScript = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'code' | 'isEntry'> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** One line for each script and style sheet with an address from the root of the host. */
export function addressesFromRoot(files: readonly BuiltFile[]): string[] {
  const inlined = files.flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? [...(file.viteMetadata?.importedCss ?? [])] : [],
  );
  return files.flatMap((file) => {
    const { fileName } = file;
    if (!/\.(?:js|css)$/.test(fileName) || inlined.includes(fileName)) return [];
    const found = FROM_ROOT.exec(file.type === 'chunk' ? file.code : String(file.source))?.[0];
    return found === undefined ? [] : [`${fileName} names ${found.slice(1)} from the root`];
  });
}
