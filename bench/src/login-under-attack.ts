/**
 * Compares logins and dashboards of other users during an attack on the login with the same without an attack:
 *
 *     npm run bench:login
 *     npm run bench:login -- --beside /path/to/another/checkout --rounds 3
 *
 * The addresses are set by X-Forwarded-For, which the measured portals trust from this machine. The process of the
 * attack has a lower priority than the portals; `--niceness 0` gives it the same.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type PortalProcess, startPortalProcess } from './chat/portal-process.ts';
import { median, printTable, quantile, ratio } from './figures.ts';
import type { Attack } from './login/attack-process.ts';
import { measureGoodput, measureWaits, secondsUntilIn } from './login/measure-logins.ts';
import { addCompany, addPeople, type Person } from './login/people.ts';
import { createSender, type Sender } from './login/send-login.ts';
import { mainOf } from './servers/main-program.ts';

const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    niceness: { type: 'string', default: '19' },
  },
});
const seconds = Number(values.seconds);

const ATTACKER = '198.51.100.7';
/** So many that none of them reaches the limit of thirty logins a minute for one account. */
const HONEST = 120;
const AT_ONCE = 40;
const VICTIMS = 10;
const ATTACKS = ['none', 'right passwords', 'made-up emails', 'changing addresses'] as const;
type AttackName = (typeof ATTACKS)[number];

interface Crowd {
  readonly name: string;
  readonly portal: PortalProcess;
  readonly sender: Sender;
  readonly victims: readonly Person[];
  readonly honest: readonly Person[];
  readonly attackers: readonly Person[];
  readonly colleague: Person | undefined;
}

interface Sample {
  readonly medianMs: number;
  readonly maxMs: number;
  readonly refused: number;
  readonly dashboardP99: number;
  /** Logins a second. */
  readonly goodput: number;
  readonly quietGoodput: number;
  readonly answers: string;
  readonly colleague: string;
}

const ROOTS = [
  { name: 'this', root: resolve(import.meta.dirname, '../..') },
  ...(values.beside === undefined ? [] : [{ name: 'beside', root: resolve(values.beside) }]),
];

await using ending = new AsyncDisposableStack();
const crowds: Crowd[] = [];
for (const { name, root } of ROOTS) {
  const main = mainOf(root);
  const portal = ending.use(await startPortalProcess({ TRUST_PROXY: '127.0.0.1' }, main));
  crowds.push(await gather(name, portal));
}
const samples = new Map<string, Sample[]>();
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const attack of ATTACKS)
    for (const crowd of crowds) {
      const key = `${crowd.name}|${attack}`;
      const sample = await measure(crowd, attack, round);
      samples.set(key, [...(samples.get(key) ?? []), sample]);
      console.log(`${round + 1} ${key}: ${JSON.stringify(sample)}`);
    }
report();

async function gather(name: string, portal: PortalProcess): Promise<Crowd> {
  const { origin } = portal;
  await addCompany(origin);
  return {
    name,
    portal,
    sender: createSender(origin, AT_ONCE + VICTIMS),
    victims: await addPeople(origin, VICTIMS, 1),
    honest: await addPeople(origin, HONEST, 3),
    attackers: await addPeople(origin, 15, 4),
    colleague: (await addPeople(origin, 1, 5))[0],
  };
}

async function measure(crowd: Crowd, name: AttackName, round: number): Promise<Sample> {
  const { sender, victims, honest, colleague } = crowd;
  const group = (round * AT_ONCE) % HONEST;
  const crowdAtOnce = honest.slice(group, group + AT_ONCE);
  // Measured directly before, because the other load of the machine changes from minute to minute.
  const quietGoodput = await measureGoodput(sender, crowdAtOnce, seconds);
  const attack = attackOf(crowd, name);
  const end = attack === null ? async () => '' : startAttack(attack);
  // Until the attack runs and its address is over its limits.
  if (attack !== null) await pause(5_000);
  const waits = await measureWaits(sender, victims, seconds);
  const goodput = await measureGoodput(sender, crowdAtOnce, seconds);
  const at = { address: ATTACKER, seconds: 20 };
  const hasColleague = name === 'made-up emails' && colleague !== undefined;
  const inAfter = hasColleague ? await secondsUntilIn(sender, colleague.login, at) : '';
  return {
    medianMs: median(waits.logins),
    maxMs: Math.max(...waits.logins),
    refused: waits.refused,
    dashboardP99: quantile(waits.dashboards, 0.99),
    goodput,
    quietGoodput,
    answers: await end(),
    colleague: inAfter,
  };
}

function attackOf({ portal, attackers }: Crowd, name: AttackName): Attack | null {
  const niceness = Number(values.niceness);
  const all = {
    origin: portal.origin,
    niceness,
    connections: 400,
    accounts: [],
    address: ATTACKER,
  };
  switch (name) {
    case 'none':
      return null;
    case 'right passwords': {
      const accounts = attackers.map(({ login }) => login);
      return { ...all, connections: 140, accounts };
    }
    case 'made-up emails':
      return all;
    case 'changing addresses':
      return { ...all, address: null };
  }
}

/** Returns a function that stops the attack and resolves to the number of answers by status. */
function startAttack(attack: Attack): () => Promise<string> {
  const script = resolve(import.meta.dirname, 'login/attack-process.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(attack)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = text(child.stdout);
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    return (await printed).trim();
  };
}

function report(): void {
  const rows = [...samples].map(([key, all]) => {
    const [portal = '', attack = ''] = key.split('|');
    const of = (pick: (sample: Sample) => number) => all.map(pick);
    return {
      portal,
      attack,
      'login ms': median(of(({ medianMs }) => medianMs)).toFixed(0),
      'at most': Math.max(...of(({ maxMs }) => maxMs)).toFixed(0),
      refused: of(({ refused }) => refused).reduce((sum, count) => sum + count, 0),
      'dashboard p99': median(of(({ dashboardP99 }) => dashboardP99)).toFixed(1),
      'logins/s': median(of(({ goodput }) => goodput)).toFixed(1),
      'of quiet': ratio(
        of(({ goodput }) => goodput),
        of(({ quietGoodput }) => quietGoodput),
      ),
      colleague: all.map(({ colleague }) => colleague).join(' '),
    };
  });
  printTable(rows);
}
