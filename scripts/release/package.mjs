import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readWanted } from '../set-up/lockfile.mjs';
import { runNpm } from '../set-up/npm.mjs';
import { inRoot } from '../set-up/paths.mjs';
import { Refusal } from '../set-up/step.mjs';
import { packageManifest } from './manifest.mjs';
import { listPackageFiles } from './package-files.mjs';
import { shrinkwrapOf } from './shrinkwrap.mjs';

/**
 * Writes the content of the package into a folder. The server and the web app are built before.
 * @param {string} folder
 */
export function stagePackage(folder) {
  const manifest = packageManifest();
  mkdirSync(folder, { recursive: true });
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'npm-shrinkwrap.json'), shrinkwrapOf(manifest, readWanted()));
  for (const file of listPackageFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(inRoot(file), join(folder, file));
  }
}

/**
 * Packs the folder. npm sorts the files and gives all of them the same time and owner, so the same content makes the same
 * bytes.
 * @param {string} folder with the content of the package
 * @param {string} target folder for the file
 * @returns {Promise<string>} name of the file
 */
export async function packFolder(folder, target) {
  const args = ['pack', '--ignore-scripts', '--pack-destination', target];
  const { code, output } = await runNpm(args, { cwd: folder });
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nnpm could not pack ${folder}.`);
  const { name, version } = packageManifest();
  return `${name}-${version}.tgz`;
}

/**
 * @param {string} path
 * @param {unknown} content
 */
const writeJson = (path, content) =>
  writeFileSync(path, `${JSON.stringify(content, undefined, 2)}\n`);
