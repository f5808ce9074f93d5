/** Builds the image by the Containerfile, from the package, without a container engine and without a registry of images. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packFolder, stagePackage } from '../../release/package.mjs';
import { runQuietly } from '../../set-up/child.mjs';
import { runNpm } from '../../set-up/npm.mjs';
import { inRoot } from '../../set-up/paths.mjs';
import { runtimePath } from '../../set-up/runtime.mjs';
import { step } from '../../set-up/step.mjs';

const BASE = 'localhost/training-portal-base';
const IMAGE = 'localhost/training-portal';
const NPM_KEYS = ['registry', 'proxy', 'https-proxy'];
const CA_IN_BASE = '/usr/local/share/npm-ca.crt';

/** The part of the image's configuration that an engine runs it by. */
interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly StopSignal: NodeJS.Signals;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export interface Image {
  readonly config: ImageConfig;
  /** The folder with its unpacked files. */
  readonly root: string;
}

/** Why this machine cannot build and run the image; undefined if it can. */
export function imageObstacle(): string | undefined {
  const { status, stderr } = spawnSync('unshare', ['--mount', 'true'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  return `it needs root with mounts of its own (unshare --mount: ${stderr.trim()})`;
}

/** The portal is built before. The folder takes about 2 GB, and belongs to root. */
export async function buildImage(folder: string): Promise<Image> {
  const buildah = openBuildah(join(folder, 'storage'));
  await step('Making a Debian with Node to build on', () =>
    makeBase(join(folder, 'base'), buildah),
  );
  const context = join(folder, 'context');
  await step('Packing', () => makeContext(folder, context));
  await step('Building the image', async () => {
    const from = ['--build-arg', `BASE=${BASE}`, '--pull=never'];
    const form = ['--isolation', 'chroot', '--format', 'docker', '--timestamp', '0'];
    await buildah(['build', ...from, ...form, '--tag', IMAGE, context]);
  });
  const inspected = await buildah(['inspect', '--type', 'image', IMAGE]);
  const { config } = (JSON.parse(inspected) as { Docker: { config: ImageConfig } }).Docker;
  const container = (await buildah(['from', '--pull-never', IMAGE])).trim();
  return { config, root: (await buildah(['mount', container])).trim() };
}

type Buildah = (args: readonly string[]) => Promise<string>;

/** The storage is removed with its folder: with this driver images are plain folders. */
function openBuildah(storage: string): Buildah {
  const own = ['--root', join(storage, 'root'), '--runroot', join(storage, 'run')];
  return (args) => run('buildah', [...own, '--storage-driver', 'vfs', ...args]);
}

/** Debian 12 with the pinned Node, this machine's npm, and its way to the registry. */
async function makeBase(base: string, buildah: Buildah): Promise<void> {
  const options = ['--variant=minbase', '--include=ca-certificates,tzdata'];
  await run('debootstrap', [...options, 'bookworm', base]);
  const local = join(base, 'usr', 'local');
  cpSync(runtimePath(), join(local, 'bin', 'node'), { dereference: true });
  mkdirSync(join(local, 'lib', 'node_modules'));
  const npm = process.env['npm_execpath'] ?? (await run('sh', ['-c', 'command -v npm'])).trim();
  const npmFolder = dirname(dirname(realpathSync(npm)));
  cpSync(npmFolder, join(local, 'lib', 'node_modules', 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'));
  await copyNpmConfig(base);
  const container = (await buildah(['from', 'scratch'])).trim();
  await buildah(['add', '--quiet', container, base, '/']);
  await buildah(['commit', '--quiet', '--rm', container, BASE]);
}

async function copyNpmConfig(base: string): Promise<void> {
  const lines: string[] = [];
  for (const key of NPM_KEYS) {
    const value = await npmSays(['config', 'get', key]);
    if (value !== undefined) lines.push(`${key}=${value}\n`);
  }
  const authorities =
    (await npmSays(['config', 'get', 'cafile'])) ?? process.env['NODE_EXTRA_CA_CERTS'];
  if (authorities !== undefined) {
    cpSync(authorities, join(base, CA_IN_BASE));
    lines.push(`cafile=${CA_IN_BASE}\n`);
  }
  writeFileSync(join(base, 'root', '.npmrc'), lines.join(''));
}

/** The output of npm; undefined if it says that there is no value. */
async function npmSays(args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await runNpm(args);
  if (code !== 0) throw new Error(`npm ${args.join(' ')}\n${output}`);
  return ['null', 'undefined', ''].includes(output.trim()) ? undefined : output.trim();
}

/** The context of the build has the Containerfile and the package, as a folder with a release has. */
async function makeContext(folder: string, context: string): Promise<void> {
  mkdirSync(context);
  stagePackage(join(folder, 'package'));
  await packFolder(join(folder, 'package'), context);
  cpSync(inRoot('Containerfile'), join(context, 'Containerfile'));
}

async function run(program: string, args: string[]): Promise<string> {
  const { code, output } = await runQuietly(program, args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`);
  return output;
}

/** The bytes of all files. */
export function sizeOfImage({ root }: Image): number {
  const { stdout } = spawnSync('du', ['--summarize', '--bytes', root], { encoding: 'utf8' });
  return Number.parseInt(stdout, 10);
}

/** The folders that an engine mounts something on. */
export const MOUNTED = ['proc', 'dev'] as const;

/** Makes these folders, as an engine does. */
export function makeMountPoints({ root }: Image): void {
  for (const name of MOUNTED) if (!existsSync(join(root, name))) mkdirSync(join(root, name));
}
