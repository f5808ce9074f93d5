/** Says how far a move has come. */
import type { CopyProgress } from '#server/platform/database/copy/copy-options.ts';
import type { MediaProgress } from '#server/platform/media/copy-media.ts';

const TERMINAL_MS = 1_000;
/** For a log file. */
const LOG_MS = 10_000;
const TO_START_OF_LINE = '\r\u001B[K';

interface Step {
  readonly name: string;
  readonly done: number;
  /** Null if it is not known. */
  readonly total: number | null;
  readonly unit: string;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Writes the present step at intervals: into one line on a terminal, as lines otherwise. */
export class MoveProgress implements Disposable {
  readonly #output: Output;
  readonly #timer: NodeJS.Timeout;
  #step: Step | null = null;
  #began = { name: '', at: 0, done: 0 };

  constructor(output: Output = process.stdout) {
    this.#output = output;
    this.#timer = setInterval(() => this.#show(), output.isTTY ? TERMINAL_MS : LOG_MS);
  }

  [Symbol.dispose](): void {
    this.end();
  }

  /** Repeating it has no effect. */
  end(): void {
    if (this.#step !== null && this.#output.isTTY) this.#output.write(TO_START_OF_LINE);
    this.#step = null;
    clearInterval(this.#timer);
  }

  readonly onDatabase = ({ step, table, done, total }: CopyProgress): void => {
    if (step === 'index') this.#take({ name: 'Database: making indexes', done, total, unit: '' });
    else {
      const verb = step === 'copy' ? 'copying' : 'comparing';
      this.#take({ name: `Database: ${verb}`, done, total, unit: `rows, table ${table}` });
    }
  };

  readonly onCounted = (files: number): void =>
    this.#take({ name: 'Media: counting', done: files, total: null, unit: 'files' });

  readonly onMedia = ({ phase, done, total }: MediaProgress): void =>
    this.#take({
      name: `Media: ${phase}`,
      done: done.bytes / 1e6,
      total: total.bytes / 1e6,
      unit: `MB, file ${counted(done.files)} of ${counted(total.files)}`,
    });

  #take(step: Step): void {
    this.#step = step;
    if (step.name === this.#began.name) return;
    // The rows and files that were there at the beginning say nothing about the speed.
    this.#began = { name: step.name, at: performance.now(), done: step.done };
    this.#show();
  }

  #show(): void {
    if (this.#step === null) return;
    const text = describeStep(this.#step, {
      seconds: (performance.now() - this.#began.at) / 1_000,
      done: this.#step.done - this.#began.done,
    });
    this.#output.write(this.#output.isTTY ? TO_START_OF_LINE + text : `${text}\n`);
  }
}

interface Pace {
  readonly seconds: number;
  readonly done: number;
}

export function describeStep({ name, done, total, unit }: Step, pace: Pace): string {
  if (total === null) return `${name} ${counted(done)} ${unit}`;
  const text = `${name} ${counted(done)} of ${counted(total)} ${unit}`.trim();
  const rate = pace.done / pace.seconds;
  if (pace.seconds < 1 || !(rate > 0)) return text;
  return `${text}, ${counted(rate)} a second, ${time((total - done) / rate)} left`;
}

/** Small sizes have a decimal place, so that 0.4 MB is not 0. */
export const counted = (count: number) =>
  count.toLocaleString('en', { maximumFractionDigits: count < 10 ? 1 : 0 });

function time(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
