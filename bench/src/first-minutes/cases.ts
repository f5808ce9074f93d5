/** The machines on which `npm start` is tried. Each case returns the sentence that it has shown, or throws. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { runQuietly } from '../../../scripts/set-up/child.mjs';
import { cloneInto, giveTo, installNode, type Machine } from './machine.ts';
import { type Ended, npmStart, type Start } from './npm-start.ts';

const OTHER_USER = 12_345;
/** A port on which nothing listens. */
const DEAD_PROXY = 'http://127.0.0.1:9';
const PROXIED = { HTTP_PROXY: DEAD_PROXY, HTTPS_PROXY: DEAD_PROXY };
const AS_OTHER_USER = [
  'setpriv',
  ...[`--reuid=${OTHER_USER}`, `--regid=${OTHER_USER}`, '--clear-groups'],
];
/** A network of its own with the loopback interface alone. */
const WITHOUT_NETWORK = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];

export interface Case {
  readonly name: string;
  run(): Promise<string>;
  /** Why this machine cannot try it; undefined if it can. */
  obstacle?(): Promise<string | undefined>;
}

export function casesOn(machine: Machine): Case[] {
  const isRoot = process.getuid?.() === 0;
  const bins = new Map<number, Promise<string>>();
  let clones = 0;
  let installed: Promise<string> | undefined;

  const newClone = () => cloneInto(machine, `clone number ${++clones}`);

  async function start(clone: string, more: Partial<Start> = {}, major = 24): Promise<Ended> {
    const bin = bins.get(major) ?? installNode(machine, major);
    bins.set(major, bin);
    return npmStart({ bin: await bin, cache: machine.cache, ...more, clone });
  }

  /** Starts in a new clone. The first one that is ready is kept for the later cases, all others are removed. */
  async function fresh(major: number, more: Partial<Start> = {}): Promise<Ended> {
    const clone = await newClone();
    const ended = await start(clone, more, major);
    if (ended.isReady && installed === undefined) installed = Promise.resolve(clone);
    else await rm(clone, { recursive: true });
    return ended;
  }

  async function install(): Promise<string> {
    const clone = await newClone();
    assertReady(await start(clone));
    return clone;
  }

  /** Starts where everything is installed and built. */
  async function again(more: Partial<Start> = {}): Promise<Ended> {
    installed ??= install();
    return start(await installed, more);
  }

  return [
    {
      name: 'Node 18 is refused',
      run: async () => refusal(await fresh(18), /.*needs Node\.js 20 or newer.*/),
    },
    ...[20, 22, 24, 26].map((major) => ({
      name: `Node ${major}`,
      run: async () => assertReady(await fresh(major), /Other machines cannot reach it.*/),
    })),
    {
      name: 'a proxy that does not answer, at the install',
      run: async () => {
        const env = { ...PROXIED, npm_config_fetch_retries: '0' };
        const cache = join(machine.folder, 'an empty cache');
        return refusal(await fresh(24, { env, cache }), /.*through the proxy of HTTPS?_PROXY.*/);
      },
    },
    {
      name: 'as another user',
      obstacle: async () => (isRoot ? undefined : 'only root can become another user'),
      run: async () => {
        const clone = await cloneInto(machine, 'a clone of another user');
        const [HOME, cache] = [join(machine.folder, 'home'), join(machine.folder, 'their cache')];
        for (const folder of [HOME, cache]) await mkdir(folder);
        await giveTo(OTHER_USER, [clone, HOME, cache]);
        const more = { cache, env: { HOME }, through: AS_OTHER_USER };
        return assertReady(await start(clone, more));
      },
    },
    {
      name: 'as root',
      obstacle: async () => (isRoot ? undefined : 'this is not root'),
      run: async () => assertReady(await again()),
    },
    {
      name: 'port 3000 is taken',
      run: async () => {
        const other = createServer().listen(3_000, '127.0.0.1');
        try {
          await untilTaken(other);
          return refusal(await again({ env: { PORT: '' } }), /.*127\.0\.0\.1:3000: another.*/);
        } finally {
          other.close();
        }
      },
    },
    {
      name: 'the second start, without a network',
      obstacle: async () => {
        const [program = '', ...args] = [...WITHOUT_NETWORK, 'true'];
        const { code, output } = await runQuietly(program, args);
        return code === 0 ? undefined : output.trim();
      },
      run: async () => {
        const beside = (pid: number) => ['nsenter', `--target=${pid}`, '--net'];
        return assertReady(await again({ through: WITHOUT_NETWORK, beside }));
      },
    },
    {
      name: 'a proxy that does not answer, after the install',
      run: async () => assertReady(await again({ env: PROXIED })),
    },
    {
      name: 'HOST=0.0.0.0 without PUBLIC_URL',
      run: async () =>
        assertReady(await again({ env: { HOST: '0.0.0.0' } }), /Links in mails.*Set PUBLIC_URL.*/),
    },
  ];
}

/** Also if another program has the port already. */
async function untilTaken(server: Server): Promise<void> {
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
}

/** Returns the sentence with which it ended. */
function refusal({ code, output }: Ended, sentence: RegExp): string {
  assert.equal(code, 1, output);
  assert.doesNotMatch(output, /\n\s+at /);
  return sentenceIn(output, sentence);
}

function assertReady(ended: Ended, sentence = /Training Portal is ready.*/): string {
  const { isReady, answers, output, seconds } = ended;
  assert.ok(isReady, output);
  assert.ok(answers, `/readyz does not answer: ${output}`);
  return `ready after ${Math.round(seconds)} s. ${sentenceIn(output, sentence)}`;
}

function sentenceIn(output: string, sentence: RegExp): string {
  const [said = ''] = sentence.exec(output) ?? [];
  assert.notEqual(said, '', output);
  return said;
}
