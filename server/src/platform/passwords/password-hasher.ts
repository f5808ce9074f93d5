import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';
import { createWorkQueue, type WorkLane } from './work-queue.ts';

/** OWASP's first choice for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
export const ARGON2_COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random password that is not stored anywhere, at the cost above, for emails without an account. */
export const UNKNOWN_ACCOUNT_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$dKA1qfasUUuH0aeMwtAQ7A$hKWjD3EoZNucanc0/PtcRvROjOKl5Hrw2nHvTjY3rl8';

// Two leave half of Node's four worker threads to files and names; a hundred jobs wait two to three seconds.
const MAX_RUNNING = 2;
const MAX_WAITING = 100;

/** Works on other threads, lane by lane, and rejects with BusyError instead of queueing a flood. */
export interface PasswordHasher {
  /** In PHC format, with its salt and cost. */
  hash(password: string, lane: WorkLane): Promise<string>;
  /** Whether the password is correct. Null, for no such account, is never correct and takes the same time. */
  verify(hash: string | null, password: string, lane: WorkLane): Promise<boolean>;
  /** Whether work of this lane would be accepted now, so that a request can be refused before it costs anything. */
  hasRoom(lane: WorkLane): boolean;
}

export function createPasswordHasher(): PasswordHasher {
  const { run, hasRoom } = createWorkQueue({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING });
  return {
    hasRoom,
    hash: (password, lane) => run(lane, () => argon2Hash(normalized(password), ARGON2_COST)),
    async verify(hash, password, lane) {
      const matches = await run(lane, () =>
        argon2Verify(hash ?? UNKNOWN_ACCOUNT_HASH, normalized(password)),
      );
      return matches && hash !== null;
    },
  };
}

/** Keyboards differ in how they compose é; NIST SP 800-63B recommends to normalise passwords before hashing. */
const normalized = (password: string) => password.normalize('NFKC');
