/** Writes the measured figures as a document. */
import { CONNECTIONS_MAX } from '../../../server/src/platform/database/postgres/dialect.ts';
import { interval, median, ratio } from '../figures.ts';
import { valuesOf } from '../measure.ts';
import type { ChatMeanwhile } from './chat-meanwhile.ts';
import type { ConnectionWaits } from './connection-waits.ts';
import type { IdleMemory } from './large-portal.ts';
import type { LoginSample } from './logins.ts';
import {
  ACTIVE_SHARE,
  CALLS_AN_HOUR,
  type Costs,
  LINE_MBIT_PER_SECOND,
  limitsOf,
  needsOf,
  type Part,
  USABLE_SHARE,
  VIDEO_MBIT_PER_SECOND,
} from './needs.ts';
import { REDIRECT_ROW, type RedirectTraffic } from './redirects.ts';
import type { MeasuredRow } from './rows.ts';

interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGib: number;
  readonly node: string;
  readonly isPinned: boolean;
}

export interface EngineFigures {
  readonly engine: 'SQLite' | 'PostgreSQL';
  /** In a sentence, when a change is safe. */
  readonly durability: string;
  /** Milliseconds of a synced write in the folder of the data. */
  readonly syncMs: number;
  readonly rows: readonly MeasuredRow[];
  readonly chat: readonly ChatMeanwhile[];
  readonly redirects: RedirectTraffic;
  readonly logins: readonly LoginSample[];
  readonly people: number;
  readonly startMs: readonly number[];
  readonly idle: IdleMemory;
  /** Null for SQLite, which has no connections to wait for. */
  readonly waits: ConnectionWaits | null;
}

export interface Run {
  readonly machine: Machine;
  readonly rounds: number;
  readonly seconds: number;
  readonly engines: readonly EngineFigures[];
}

const PEOPLE = [10_000, 100_000, 1_000_000];

export function writeReport({ machine, rounds, seconds, engines }: Run): string {
  const { cores, processor, memoryGib, node, isPinned } = machine;
  return `# Performance

Written by \`npm run bench\`; not edited by hand. ${cores} cores (${processor}), ${memoryGib} GiB of memory, Node ${node}.
${isPinned ? 'Server and load ran on different cores.' : 'Server and load shared the cores.'} ${rounds} rounds of ${seconds} s, in which the portal and the others were measured in turn. Figures are
medians with the least and the greatest value; ratios are taken of the same round. CPU µs is the CPU time of the server
for a request.

${engines.map((figures) => sectionOf(figures, machine)).join('\n')}`;
}

function sectionOf(figures: EngineFigures, { cores, isPinned }: Machine): string {
  const { engine, durability, syncMs, rows, chat, logins, people, startMs, idle, waits } = figures;
  const beside = rows.flatMap(othersOf);
  const costs = costsOf(figures);
  return `## ${engine}

${durability} A synced write of 16 KiB in the folder of the
portal takes ${syncMs.toFixed(2)} ms; near zero, the folder is in memory.

### Calls

"Bare" is \`node:http\` that sends the same bytes to the same load without any work.

${table(rows.map(rowOf))}

${proofOf(rows)}
${waits === null ? '' : `\n${waitsOf(waits)}\n`}
${beside.length === 0 ? '' : `### Beside others\n\n${table(beside)}\n\n`}### Chat while videos are sent

A conversation is requested every 10 ms, idle and while 50 clients fetch ranges of 1 MiB. ${isPinned ? 'The servers, nginx too, had one core and nothing else had it; the clients had the others, at a lower priority than the measured requests.' : 'Servers and clients shared the cores, so these figures include their waiting for each other.'}

${table(chat.map(tableOfChat))}

### Videos on S3

${s3Of(rows, figures.redirects)}

### Logins, memory and start

${table([
  {
    'logins/s': interval(
      logins.map(({ perSecond }) => perSecond),
      whole,
    ),
    'CPU ms': interval(
      logins.map(({ cpuMicros }) => cpuMicros / 1_000),
      tenth,
    ),
    'p99 ms of others': interval(
      logins.map(({ othersP99 }) => othersP99),
      tenth,
    ),
    'idle MiB': whole(idle.residentMib),
    'without mapped files': whole(idle.anonymousMib),
    's until ready': interval(
      startMs.map((ms) => ms / 1_000),
      (s) => s.toFixed(2),
    ),
  },
])}

Logins had all cores. Memory and start are those of a portal with ${people.toLocaleString('en')} trainees.
${costs === null ? '' : `\n${needs(costs, cores)}`}`;
}

const rowOf = ({ name, bytes, samples: [portal = [], bare = []], contenders }: MeasuredRow) => {
  const hasBare = contenders[1]?.name === 'bare';
  return {
    call: name,
    bytes,
    'requests/s': interval(valuesOf(portal, 'perSecond'), whole),
    'p99 ms': interval(valuesOf(portal, 'p99'), whole),
    'CPU µs': interval(valuesOf(portal, 'cpuMicros'), whole),
    'bare requests/s': hasBare ? interval(valuesOf(bare, 'perSecond'), whole) : '',
    'portal / bare': hasBare
      ? ratio(valuesOf(portal, 'perSecond'), valuesOf(bare, 'perSecond'))
      : '',
  };
};

function waitsOf({ count, meanMs, overMs }: ConnectionWaits): string {
  const parts = overMs.map(([ms, part]) => `${(100 * part).toFixed(1)} % longer than ${ms} ms`);
  return `The process has ${CONNECTIONS_MAX} connections. During these calls it asked for one ${count.toLocaleString('en')} times and waited ${meanMs.toFixed(2)} ms in
the mean: ${parts.join(', ')}.`;
}

/** The contenders besides the portal and bare node:http. */
export function othersOf({ name, samples, contenders }: MeasuredRow) {
  const [portal = []] = samples;
  return contenders.flatMap((one, index) => {
    if (index === 0 || one.name === 'bare') return [];
    const other = samples[index] ?? [];
    return {
      call: name,
      other: one.name,
      'requests/s': interval(valuesOf(portal, 'perSecond'), whole),
      'of the other': interval(valuesOf(other, 'perSecond'), whole),
      'portal / other': ratio(valuesOf(portal, 'perSecond'), valuesOf(other, 'perSecond')),
      'p99 ms': interval(valuesOf(portal, 'p99'), whole),
      'p99 ms of the other': interval(valuesOf(other, 'p99'), whole),
    };
  });
}

export const tableOfChat = ({ sender, idle, meanwhile, ranges }: ChatMeanwhile) => ({
  'sent by': sender,
  'p99 ms idle': interval(idle, tenth),
  'p99 ms meanwhile': interval(meanwhile, tenth),
  'meanwhile / idle': ratio(meanwhile, idle),
  'ranges/s meanwhile': interval(ranges, whole),
});

/** Says in words how much of the portal a range uses if S3 sends it. */
export function s3Of(rows: readonly MeasuredRow[], { read, written }: RedirectTraffic): string {
  const [portal = [], bare = []] = rows.find(({ name }) => name === REDIRECT_ROW)?.samples ?? [];
  const [own, others] = [valuesOf(portal, 'cpuMicros'), valuesOf(bare, 'cpuMicros')];
  return `The portal answers each range with a redirect to a presigned address: ${interval(own, whole)} µs of CPU time, bare
\`node:http\` with the same redirect ${interval(others, whole)} µs, ${ratio(own, others)} of it. For each redirect the portal's process read
${whole(read)} and wrote ${whole(written)} bytes, files and sockets together: no byte of the video passed through it.`;
}

/** Whether the load could have been answered faster than the portal did, in each row. */
function proofOf(rows: readonly MeasuredRow[]): string {
  const leads = rows.map(({ name, samples: [portal = [], ...others] }) => {
    const own = median(valuesOf(portal, 'perSecond'));
    const best = Math.max(...others.map((other) => median(valuesOf(other, 'perSecond'))));
    return { name, lead: best / own };
  });
  const limited = leads.filter(({ lead }) => !(lead > 1)).map(({ name }) => name);
  const least = Math.min(...leads.map(({ lead }) => lead));
  if (limited.length > 0) return `The load may have been the limit of: ${limited.join(', ')}.`;
  return `The load was not the limit: of the fastest server beside the portal it received at least ${least.toFixed(1)} times as many answers.`;
}

function costsOf({ rows, logins }: EngineFigures): Costs | null {
  const micros = (wanted: string) => {
    const [portal = []] = rows.find(({ name }) => name === wanted)?.samples ?? [];
    return median(valuesOf(portal, 'cpuMicros'));
  };
  const costs: Costs = {
    dashboard: micros('dashboard'),
    modulePage: micros('module page'),
    rooms: micros('rooms'),
    conversation: micros('conversation'),
    unchangedPoll: micros('unread messages, unchanged'),
    send: micros('send'),
    login: median(logins.map(({ cpuMicros }) => cpuMicros)),
  };
  return Object.values(costs).every(Number.isFinite) ? costs : null;
}

const LABELS: Record<keyof Costs, string> = {
  dashboard: 'dashboards',
  modulePage: 'module pages',
  rooms: 'lists of rooms',
  conversation: 'conversations',
  unchangedPoll: 'unchanged polls',
  send: 'sent messages',
  login: 'logins',
};

const PARTS: Record<Part, string> = {
  answering: 'the thread that answers',
  logins: 'the cores for logins',
  video: 'the line, by video',
};

function needs(costs: Costs, cores: number): string {
  const calls = (Object.keys(LABELS) as (keyof Costs)[]).map(
    (call) => `${LABELS[call]}: ${CALLS_AN_HOUR[call]}`,
  );
  const limits = limitsOf(costs, cores);
  const [first] = limits;
  return `### Needs of 10 k, 100 k and 1 M people

Computed from the CPU time above. Assumed:

- ${percent(ACTIVE_SHARE)} of all people are active in the busiest hour;
- calls of an active person in an hour: ${calls.join(', ')};
- half an hour of video with 1.5 Mbit/s, in the mean ${VIDEO_MBIT_PER_SECOND} Mbit/s;
- a core is used to ${percent(USABLE_SHARE)}.

Reports of watched seconds and idle sockets are not counted.

${table(
  PEOPLE.map((people) => {
    const need = needsOf(people, costs);
    return {
      people: people.toLocaleString('en'),
      active: whole(need.active),
      'calls/s': whole(need.callsPerSecond),
      'messages/s': tenth(need.sendsPerSecond),
      'cores for answers': need.answeringCores.toFixed(2),
      'cores for logins': need.loginCores.toFixed(2),
      'video Mbit/s': whole(need.videoMbitPerSecond),
    };
  }),
)}

One process answers with one thread. On this machine with a line of ${LINE_MBIT_PER_SECOND} Mbit/s, the part that
gives out first is ${first === undefined ? 'unknown' : PARTS[first.part]}:

${table(limits.map(({ part, people }) => ({ part: PARTS[part], 'people until it is used up': whole(people) })))}
`;
}

const whole = (value: number) => String(Math.round(value));
const tenth = (value: number) => value.toFixed(1);
const percent = (share: number) => `${Math.round(share * 100)} %`;

function table(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number | undefined)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n');
}
