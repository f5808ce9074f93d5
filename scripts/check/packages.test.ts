import { expect, test } from 'vitest';
import { productionPackages, withInstallScript } from './packages.mjs';

const lock = {
  '': { optionalDependencies: { 'node-linux': '1', 'node-mac': '1' } },
  server: { dependencies: { '@portal/contract': '1', web: '1' } },
  contract: { dependencies: { zod: '1' } },
  client: { dependencies: { react: '1' } },
  'node_modules/@portal/contract': { link: true, resolved: 'contract' },
  'node_modules/node-linux': { os: 'linux', cpu: 'x64' },
  'node_modules/node-mac': { os: ['darwin'] },
  'node_modules/react': {},
  'node_modules/zod': {},
  'node_modules/web': { dependencies: { parser: '2', '@types/parser': '1', 'not-locked': '1' } },
  'node_modules/web/node_modules/parser': { dependencies: { web: '1', tool: '1' } },
  'node_modules/parser': {},
  'node_modules/tool': { optionalDependencies: { native: '1' } },
  'node_modules/native': { os: ['linux'], cpu: ['x64'], libc: ['musl'], hasInstallScript: true },
  'node_modules/@types/parser': {},
};

test('what the server reaches on Linux counts, with the runtime and without declarations', () => {
  expect(productionPackages(lock).sort()).toEqual([
    'node_modules/node-linux',
    'node_modules/tool',
    'node_modules/web',
    'node_modules/web/node_modules/parser',
    'node_modules/zod',
  ]);
});

test('a package with an install script is named, whatever it is for', () => {
  expect(withInstallScript(lock)).toEqual(['node_modules/native']);
});
