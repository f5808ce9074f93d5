// Writes all files of a release into release/. The portal is built before. Runs on the pinned runtime.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inRoot } from '../set-up/paths.mjs';
import { runCommand, step } from '../set-up/step.mjs';
import { packFolder, stagePackage } from './package.mjs';
import { makeSbom } from './sbom.mjs';
import { sumsOf } from './sums.mjs';

const RELEASE = inRoot('release');

/** Files of the repository that are beside the package. */
const BESIDE = [
  'Containerfile',
  // A link to it, because Docker looks for this name.
  'Dockerfile',
  'compose.yaml',
  'compose.several.yaml',
  'nginx.several.conf',
  'docs/training-portal.service',
];

await runCommand(() => step('Writing release/', writeRelease));

async function writeRelease() {
  rmSync(RELEASE, { recursive: true, force: true });
  mkdirSync(RELEASE);
  const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
  try {
    stagePackage(folder);
    await packFolder(folder, RELEASE);
    const sbom = await makeSbom(folder);
    writeFileSync(join(RELEASE, 'sbom.cdx.json'), `${JSON.stringify(sbom, undefined, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const file of BESIDE)
    cpSync(inRoot(file), join(RELEASE, basename(file)), { verbatimSymlinks: true });
  writeFileSync(join(RELEASE, 'SHA256SUMS'), sumsOf(RELEASE));
}
