import { parse } from 'node:path';
import type { Plugin } from 'vite';

/** The address of a module beside the one that names it. */
const ADDRESS = /new URL\(\s*'(\.\/[\w-]+\.ts)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Builds each module whose address is given to a thread or process as a program of its own. All built files are in one
 * folder, so it is beside any file that names it.
 */
export function threadPrograms(): Plugin {
  return {
    name: 'thread-programs',
    // Before TypeScript is removed.
    enforce: 'pre',
    async transform(code, importer) {
      let built = code;
      for (const [address, path = ''] of code.matchAll(ADDRESS)) {
        const module = await this.resolve(path, importer);
        if (module === null) throw new Error(`${importer} names ${path}, which does not exist`);
        const fileName = `${parse(path).name}.js`;
        this.emitFile({ type: 'chunk', id: module.id, fileName });
        built = built.replace(address, `new URL('./${fileName}', import.meta.url)`);
      }
      return built === code ? null : { code: built, map: null };
    },
  };
}
