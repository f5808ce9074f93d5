import { defineConfig } from 'vite';
import { publish } from '../scripts/vite/publish.ts';
import { NATIVE_PACKAGES } from './native-packages.ts';
import { threadPrograms } from './vite-thread-programs.ts';

/** The server and its libraries in few files, which Node loads sooner, and in less memory, than 1,500 modules. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [threadPrograms(), publish()],
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    // Errors name lines of these files, which have to stay readable.
    minify: false,
    // The licences of the libraries in the build.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // The portal, and the operator's commands.
      input: ['src/main.ts', 'src/cli/portal.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: true,
    external: NATIVE_PACKAGES,
  },
});
