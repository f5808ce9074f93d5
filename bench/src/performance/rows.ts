/** A call that several servers answer, measured in turn. */
import { type MeasuredServer, measure, type Sample } from '../measure.ts';
import { type Cores, pin } from './pin.ts';

export interface Contender {
  readonly name: string;
  /** The processes that answer. */
  readonly pids: readonly number[];
  readonly measure: (seconds: number) => Promise<Sample>;
}

export interface Row {
  readonly name: string;
  readonly contenders: readonly Contender[];
}

export interface MeasuredRow extends Row {
  /** The samples of each contender, in the order of the rounds. */
  readonly samples: readonly (readonly Sample[])[];
}

export const contender = (name: string, server: MeasuredServer): Contender => ({
  name,
  pids: [server.pid],
  measure: (seconds) => measure(server, seconds),
});

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  readonly cores: Cores | null;
}

/** Measures all rows in each round, every second round in the reverse order of the contenders. */
export async function measureRows(
  rows: readonly Row[],
  { rounds, seconds, cores }: Rounds,
): Promise<MeasuredRow[]> {
  const all = rows.flatMap(({ contenders }) => contenders);
  if (cores !== null) {
    pin(process.pid, cores.load);
    for (const pid of new Set(all.flatMap(({ pids }) => pids))) pin(pid, cores.server);
  }
  const samples = new Map(all.map((one) => [one, [] as Sample[]]));
  for (const one of all) await one.measure(1);
  for (let round = 0; round < rounds; round += 1)
    for (const { contenders } of rows)
      for (const one of round % 2 === 0 ? contenders : contenders.toReversed())
        samples.get(one)?.push(await one.measure(seconds));
  return rows.map((row) => ({
    ...row,
    samples: row.contenders.map((one) => samples.get(one) ?? []),
  }));
}
