/** The program that a drill starts: that of this clone, of a released package, or of the image. */
import { spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import {
  buildImage,
  imageObstacle,
  makeMountPoints,
} from '../../../scripts/foreign/image/build-image.ts';
import { startInImage } from '../../../scripts/foreign/image/run-image.ts';
import { installOffline } from '../../../scripts/release/installed-package.ts';
import { ensurePortalBuilt } from '../../../scripts/set-up/build.mjs';
import { step } from '../../../scripts/set-up/step.mjs';
import { NEEDS, provision } from '../../../scripts/test/provision.mjs';
import { makeTestFolder } from '../../../server/src/testing/test-folder.ts';
import { type PortalProgram, programOfClone } from './portal-process.ts';

interface Choice {
  /** The path of a package. */
  readonly package?: string | undefined;
  readonly image?: boolean | undefined;
}

/** Not the user of the image. */
const USER_ID = 12_345;

export async function chooseProgram(
  { package: tarball, image = false }: Choice,
  stack: AsyncDisposableStack,
): Promise<PortalProgram> {
  if (image) return programOfImage(stack);
  return tarball === undefined ? programOfClone : programOfPackage(tarball, stack);
}

/** Installs it into a folder of its own. The environment is that of the unit for systemd, without settings of this process. */
async function programOfPackage(
  tarball: string,
  stack: AsyncDisposableStack,
): Promise<PortalProgram> {
  const { path: home } = stack.use(await makeTestFolder());
  const { folder, program } = await step('Installing the package', () =>
    installOffline(resolve(tarball), join(home, 'prefix')),
  );
  const runtime = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
  const PATH = [runtime, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  return (settings) =>
    spawn(program, ['start'], {
      cwd: home,
      env: { PATH, HOME: home, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

/** Builds and unpacks it. Each process runs in its root, which is read-only, as a user without rights. */
async function programOfImage(stack: AsyncDisposableStack): Promise<PortalProgram> {
  const obstacle = imageObstacle();
  if (obstacle !== undefined) throw new Error(`The image cannot run here: ${obstacle}`);
  await provision([NEEDS.buildah]);
  await ensurePortalBuilt();
  const image = await buildImage(stack.use(await makeTestFolder()).path);
  makeMountPoints(image);
  return ({ DATA_DIR: data, ...env }) => {
    chownSync(data, USER_ID, USER_ID);
    const { child } = startInImage(image, { data, userId: USER_ID, env });
    child.stderr.pipe(process.stderr, { end: false });
    return child;
  };
}
