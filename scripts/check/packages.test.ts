import { expect, test } from 'vitest';
import { otherVersions, withInstallScript } from './packages.mjs';

test('every package with an install script is reported', () => {
  const lock = { 'node_modules/tool': {}, 'node_modules/native': { hasInstallScript: true } };
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
