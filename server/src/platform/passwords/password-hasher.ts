import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';
import { createWorkQueue } from './work-queue.ts';

/** OWASP's first choice for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
export const ARGON2_COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Of a random password that nobody knows, at the cost above, for accounts that do not exist. */
export const UNKNOWN_ACCOUNT_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$dKA1qfasUUuH0aeMwtAQ7A$hKWjD3EoZNucanc0/PtcRvROjOKl5Hrw2nHvTjY3rl8';

// Two leave half of Node's four worker threads to files and names; a hundred wait about a second.
const MAX_RUNNING = 2;
const MAX_WAITING = 100;

/** So many passwords are waiting that this one would wait too long. Trying again in a second makes sense. */
export class BusyError extends Error {
  constructor() {
    super('Too many passwords are waiting to be checked');
    this.name = 'BusyError';
  }
}

/** Works on threads of its own, in order, and rejects with BusyError rather than let a flood queue up. */
export interface PasswordHasher {
  /** In PHC format, with its salt and cost. */
  hash(password: string): Promise<string>;
  /** Whether the password is right. Null, for no such account, is never right and takes as long to say. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(): PasswordHasher {
  const run = createWorkQueue({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING });

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = run(work);
    if (result === null) throw new BusyError();
    return result;
  }

  return {
    hash: (password) => inTurn(() => argon2Hash(sameText(password), ARGON2_COST)),
    async verify(hash, password) {
      const matches = await inTurn(() =>
        argon2Verify(hash ?? UNKNOWN_ACCOUNT_HASH, sameText(password)),
      );
      return matches && hash !== null;
    },
  };
}

/** Keyboards differ in how they compose é; NIST SP 800-63B has passwords normalised before hashing. */
const sameText = (password: string) => password.normalize('NFKC');
