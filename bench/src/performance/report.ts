/** Writes the measured figures as a document. */
import { interval, median, ratio } from '../figures.ts';
import { valuesOf } from '../measure.ts';
import type { IdleMemory } from './large-portal.ts';
import type { LoginSample } from './logins.ts';
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
  readonly logins: readonly LoginSample[];
  readonly startMs: readonly number[];
  readonly idle: IdleMemory;
}

export interface Run {
  readonly machine: Machine;
  readonly rounds: number;
  readonly seconds: number;
  /** In the large portal. */
  readonly trainees: number;
  /** The contenders are the engines. */
  readonly rows: readonly MeasuredRow[];
  readonly engines: readonly EngineFigures[];
}

/** The limits of a frequent call and of a page of a list, in µs of processor time. */
const LIMITS: Readonly<Record<EngineFigures['engine'], { call: number; list: number }>> = {
  SQLite: { call: 500, list: 2_000 },
  PostgreSQL: { call: 1_500, list: 5_000 },
};

export function writeReport(run: Run): string {
  const { cores, processor, memoryGib, node, isPinned } = run.machine;
  const { rounds, seconds, trainees, rows, engines } = run;
  return `# Performance

Written by \`npm run bench\`, except the last part; not edited by hand. ${cores} cores (${processor}), ${memoryGib} GiB of memory, Node ${node}.
${isPinned ? 'Server and load ran on different cores.' : 'Server and load shared the cores.'} ${rounds} rounds of ${seconds} s, the engines in turns. Figures are
medians with the least and the greatest value; ratios are taken of the same round. CPU µs is the processor time of the
portal for a request. Limits on SQLite and PostgreSQL: ${engineLimits('call')} µs for a call, ${engineLimits('list')} µs for a page of a list.

${table(rows.flatMap(linesOf))}

${aboveLimits(rows)}

## Start, memory and logins

With ${trainees.toLocaleString('en')} trainees. Logins had all cores.

${table(engines.map(startOf))}
`;
}

const engineLimits = (kind: 'call' | 'list') =>
  Object.values(LIMITS)
    .map((limits) => limits[kind])
    .join(' and ');

function linesOf({ name, contenders, samples }: MeasuredRow) {
  const [first = []] = samples;
  return contenders.map((one, index) => {
    const own = samples[index] ?? [];
    return {
      call: name,
      engine: one.name,
      'CPU µs': interval(valuesOf(own, 'cpuMicros'), whole),
      'of SQLite':
        index === 0 ? '' : ratio(valuesOf(own, 'cpuMicros'), valuesOf(first, 'cpuMicros')),
      'requests/s': interval(valuesOf(own, 'perSecond'), whole),
      'p99 ms': interval(valuesOf(own, 'p99'), whole),
    };
  });
}

function aboveLimits(rows: readonly MeasuredRow[]): string {
  const above = rows.flatMap(({ name, contenders, samples }) =>
    contenders.flatMap(({ name: engine }, index) => {
      const limits = LIMITS[engine as EngineFigures['engine']];
      const limit = name.startsWith('list') ? limits.list : limits.call;
      return median(valuesOf(samples[index] ?? [], 'cpuMicros')) > limit
        ? [`${name} on ${engine}`]
        : [];
    }),
  );
  return above.length === 0
    ? 'No call is above its limit.'
    : `Above its limit: ${above.join(', ')}.`;
}

const startOf = ({ engine, logins, startMs, idle }: EngineFigures) => ({
  engine,
  'logins/s': interval(
    logins.map(({ perSecond }) => perSecond),
    whole,
  ),
  'CPU ms of a login': interval(
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
});

const whole = (value: number) => String(Math.round(value));
const tenth = (value: number) => value.toFixed(1);

function table(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n');
}
