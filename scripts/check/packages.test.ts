import { expect, test } from 'vitest';
import { otherVersions, productionPackages, withInstallScript } from './packages.mjs';

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

test('packages that the server loads on Linux count, with the runtime and without type declarations', () => {
  expect(productionPackages(lock).sort()).toEqual([
    'node_modules/node-linux',
    'node_modules/tool',
    'node_modules/web',
    'node_modules/web/node_modules/parser',
    'node_modules/zod',
  ]);
});

test('every package with an install script is reported', () => {
  expect(withInstallScript(lock)).toEqual(['node_modules/native']);
});

test('a workspace that has or requires another version than the portal is reported', () => {
  expect(
    otherVersions('1.3.0', {
      contract: { version: '1.3.0', dependencies: { zod: '4.0.0' } },
      server: { version: '1.2.0', dependencies: { '@portal/contract': '1.3.0' } },
      web: { version: '1.3.0', dependencies: { '@portal/contract': '1.2.0' } },
    }),
  ).toEqual([
    'server/package.json has 1.2.0; the root package.json has 1.3.0',
    'web/package.json asks for @portal/contract 1.2.0; the root package.json has 1.3.0',
  ]);
});
