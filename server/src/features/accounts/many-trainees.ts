/**
 * Many accounts at once. A trainee without a password gets a hash that no password fits and a mail with a link
 * to choose one, so that thousands of rows need no hashing.
 */
import { setImmediate } from 'node:timers/promises';
import type { CompanyRef } from '@portal/contract/fields';
import { sameKey } from '@portal/contract/text-rules';
import type { Db } from '../../platform/database/schema.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly passwords: PasswordHasher;
  readonly mails: Pick<MailQueue, 'enqueueForAll'>;
  readonly now: () => number;
}

export interface TraineeToAdd {
  readonly name: string;
  readonly email: string;
  readonly company: CompanyRef;
  /** Null: a link to choose one is mailed. */
  readonly password: string | null;
}

export interface PreparedTrainee extends TraineeToAdd {
  readonly passwordHash: string;
}

/** In the place of a hash: no password fits it. */
const NO_PASSWORD = 'none yet';
/** The import waits for its own hashes only, one at a time. */
const LANE = { address: 'import', account: '', isTrusted: true };
/** A few milliseconds' worth. */
const ROWS_PER_STATEMENT = 100;

/** The hash to check a password against; null, which fits none, for an account that has no password yet. */
export function usableHash(passwordHash: string | undefined): string | null {
  return passwordHash === undefined || passwordHash === NO_PASSWORD ? null : passwordHash;
}

export function createManyTrainees({ passwords, mails, now }: Dependencies) {
  return {
    /** One after the other: a login that comes meanwhile is the next but one. Throws BusyError. */
    async prepare(trainees: readonly TraineeToAdd[]): Promise<PreparedTrainee[]> {
      const prepared: PreparedTrainee[] = [];
      for (const trainee of trainees) {
        const { password } = trainee;
        const passwordHash = password === null ? NO_PASSWORD : await passwords.hash(password, LANE);
        prepared.push({ ...trainee, passwordHash });
        if (prepared.length % ROWS_PER_STATEMENT === 0) await setImmediate();
      }
      return prepared;
    },

    /** Throws the engine's unique violation where an email is taken by now. */
    async insert(tx: Db, trainees: readonly PreparedTrainee[]): Promise<void> {
      const createdAt = now();
      for (let from = 0; from < trainees.length; from += ROWS_PER_STATEMENT) {
        const some = trainees.slice(from, from + ROWS_PER_STATEMENT);
        const idOf = await queries.insertTrainees(tx, some, createdAt);
        const invited = some.filter(({ password }) => password === null);
        const invitedIds = invited.flatMap(({ email }) => idOf.get(sameKey(email)) ?? []);
        await mails.enqueueForAll(tx, 'INVITATION', invitedIds);
        // Others are read for, and answered, between two statements.
        await setImmediate();
      }
    },
  };
}
