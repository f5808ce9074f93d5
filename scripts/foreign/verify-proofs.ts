/** Builds and runs the Go program of `verify_proofs/`. */
import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SOURCE = join(import.meta.dirname, 'verify_proofs');
/** Where Debian's packages have the sources of libraries. */
const GOPATH = '/usr/share/gocode';

/** A line of its output. */
export interface GoVerdict {
  readonly file: string;
  readonly proven: boolean;
  /** Absent for a proof that is accepted. */
  readonly reason?: string;
  readonly index: number;
  readonly size: number;
  readonly kind?: number;
  /** Name and id. */
  readonly key?: string;
  /** Names and values of the revealed ones. */
  readonly fields?: readonly (readonly [string, string])[];
  readonly hidden: number;
}

export interface GoProgram {
  /** The verdicts about all files `*.tlog-proof` of a folder, in the order of their names. */
  verify(folder: string): readonly GoVerdict[];
  /** Compares all files `*.checkpoint` of a folder with each other and with the log. Returns what it has printed. */
  compare(folder: string, origin: string): Promise<string>;
}

interface Options {
  /** The path of the program `go`. */
  readonly go: string;
  /** A folder for its files. */
  readonly folder: string;
  /** The text of `/log/key`. */
  readonly keys: string;
}

export async function buildGoProgram({ go, folder, keys }: Options): Promise<GoProgram> {
  const program = join(folder, 'verify-proofs');
  const env = {
    ...process.env,
    GO111MODULE: 'off',
    GOPATH,
    GOFLAGS: '',
    GOCACHE: join(folder, 'go-cache'),
  };
  const built = spawnSync(go, ['build', '-o', program, '.'], {
    cwd: SOURCE,
    env,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`go build: ${built.stderr}`);
  const keyFile = join(folder, 'keys.txt');
  await writeFile(keyFile, keys);
  return {
    verify(proofs) {
      const options = { encoding: 'utf8', maxBuffer: 1_000_000_000 } as const;
      const { stdout, stderr, status } = spawnSync(program, ['proofs', keyFile, proofs], options);
      if (stdout === '') throw new Error(`verify-proofs ended with ${status}: ${stderr}`);
      return stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as GoVerdict);
    },
    // The log may be served by this process.
    async compare(checkpoints, origin) {
      const args = ['log', keyFile, checkpoints, origin];
      const { stdout } = await promisify(execFile)(program, args);
      return stdout.trimEnd();
    },
  };
}
