import { describe, expect, test } from 'vitest';
import { isInstalled, missingOptional } from './lockfile.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/@portal/web': { link: true },
  'node_modules/native-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/native-musl': {
    version: '1.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  },
  'node_modules/native-mac': { version: '1.0.0', optional: true, os: ['darwin'] },
};
const required = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/@portal/web': { link: true },
};

describe('isInstalled', () => {
  test('accepts missing optional packages', () => {
    expect(isInstalled(wanted, required)).toBe(true);
  });

  test('is false for a missing folder, package or link', () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
    expect(isInstalled(wanted, {})).toBe(false);
    expect(isInstalled(wanted, { 'node_modules/fastify': { version: '5.0.0' } })).toBe(false);
  });

  test('is false for another version, also of an optional package', () => {
    expect(isInstalled(wanted, { ...required, 'node_modules/fastify': { version: '5.0.1' } })).toBe(
      false,
    );
    const stale = { ...required, 'node_modules/native-linux': { version: '0.9.0' } };
    expect(isInstalled(wanted, stale)).toBe(false);
  });

  test('only native packages for this machine count as left out', () => {
    const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
    expect(missingOptional(wanted, required, machine)).toEqual(['node_modules/native-linux']);
    const complete = { ...required, 'node_modules/native-linux': { version: '1.0.0' } };
    expect(missingOptional(wanted, complete, machine)).toEqual([]);
  });
});
