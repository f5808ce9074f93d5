import { expect, test } from 'vitest';
import { scriptsOf } from './vite-chunks.ts';

const LOGIN = 'src/features/accounts/pages/login-page.tsx';

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_vendor'] },
  _vendor: { file: 'vendor.js', name: 'vendor' },
  [LOGIN]: { file: 'login.js', imports: ['index.html'] },
  'style.css': { file: 'style.css' },
};

test('a page loads its file and all static imports, each once, and no style sheets', () => {
  expect([...scriptsOf(manifest, ['index.html', LOGIN, 'style.css'])]).toEqual([
    'main.js',
    'login.js',
    'vendor.js',
  ]);
});

test('a chunk of several sources is found by its name', () => {
  expect([...scriptsOf(manifest, ['vendor'])]).toEqual(['vendor.js']);
});

test('a build without the chunk is an error', () => {
  expect(() => scriptsOf({ 'index.html': manifest['index.html'] }, [LOGIN])).toThrow('login-page');
});
