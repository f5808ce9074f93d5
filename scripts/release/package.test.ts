import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { packFolder } from './package.mjs';
import { merged, withoutVariance } from './sbom.mjs';
import { sumsOf } from './sums.mjs';

const FILES = { 'package.json': '{"name":"training-portal","version":"0.1.0"}', b: '2', a: '1' };

it('the same files make the same bytes, whatever their folder, their times and their order', async () => {
  await using folder = await makeTestFolder();
  const pack = async (name: string, files: [string, string][], time: number) => {
    const [content, target] = [join(folder.path, name), join(folder.path, `${name}-packed`)];
    for (const each of [content, target]) mkdirSync(each);
    for (const [file, text] of files) {
      writeFileSync(join(content, file), text);
      utimesSync(join(content, file), time, time);
    }
    return readFileSync(join(target, await packFolder(content, target)));
  };
  const first = await pack('one', Object.entries(FILES), 1_000_000_000);
  const second = await pack('another', Object.entries(FILES).reverse(), 1_500_000_000);
  expect(first.equals(second)).toBe(true);
});

it('sums are in the form of sha256sum', async () => {
  await using folder = await makeTestFolder();
  writeFileSync(join(folder.path, 'b'), 'abc');
  writeFileSync(join(folder.path, 'a'), '');
  expect(sumsOf(folder.path)).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n' +
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b\n',
  );
});

it('the bill of materials has both lists once, and nothing that differs between two releases', () => {
  const component = (ref: string) => ({ 'bom-ref': ref, purl: `pkg:npm/${ref}` });
  const list = (names: string[], dependsOn: string[], folder: string) => ({
    serialNumber: `urn:uuid:${folder}`,
    metadata: { timestamp: folder, component: { 'bom-ref': 'portal', name: folder } },
    components: names.map(component),
    dependencies: [{ ref: 'portal', dependsOn }],
  });
  const installed = list(['sharp', 'node'], ['sharp', 'node'], 'one');
  const built = list(['fastify', 'sharp'], ['fastify', 'sharp'], 'other');
  const sbom = withoutVariance(merged(installed, built));
  expect(sbom).toEqual({
    metadata: {
      component: { 'bom-ref': 'portal', name: 'training-portal', type: 'application' },
    },
    components: ['fastify', 'node', 'sharp'].map(component),
    dependencies: [{ ref: 'portal', dependsOn: ['fastify', 'node', 'sharp'] }],
  });
});
