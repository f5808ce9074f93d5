/**
 * Many accounts at once: who brings no password gets none that fits, and a mailed link to choose one. So
 * thousands of rows cost no hashing.
 */
import { setImmediate } from 'node:timers/promises';
import type { CompanyRef } from '@portal/contract/fields';
import { INVITATION_DAYS } from '@portal/contract/limits';
import { sameKey } from '../../platform/database/same-key.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { invitationMail } from './invitation-mail.ts';
import * as queries from './queries.ts';
import * as resetQueries from './reset-queries.ts';
import { newToken, tokenHash } from './tokens.ts';

interface Dependencies {
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly now: () => number;
  readonly publicUrl: string;
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
  /** Of the link that is mailed; null where there is a password. */
  readonly token: string | null;
}

/** In the place of a hash: no password fits it. */
const NO_PASSWORD = 'none yet';
/** A few milliseconds' worth. */
const ROWS_PER_STATEMENT = 100;
/** So that the mailer, which drops what is too much at once, is handed no more than it can take. */
const MAILS_AT_ONCE = 20;

/** The hash to check a password against; null, which fits none, for an account that has no password yet. */
export function usableHash(passwordHash: string | undefined): string | null {
  return passwordHash === undefined || passwordHash === NO_PASSWORD ? null : passwordHash;
}

export function createManyTrainees({ passwords, mailer, log, now, publicUrl }: Dependencies) {
  const underWay = new Set<Promise<void>>();
  let isEnding = false;

  async function mailTo(invited: Iterator<PreparedTrainee>): Promise<void> {
    for (let next = invited.next(); !next.done && !isEnding; next = invited.next()) {
      const { name, email, company, token } = next.value;
      const link = `${publicUrl}/reset-password/${token}`;
      await mailer.deliver({ to: email, ...invitationMail(name, company.name, link) });
    }
  }

  async function mailAll(invited: readonly PreparedTrainee[]): Promise<void> {
    const rest = invited.values();
    await Promise.all(Array.from({ length: MAILS_AT_ONCE }, () => mailTo(rest)));
    const unsent = [...rest].length;
    if (unsent > 0) log.error({ unsent }, 'the portal ends before all invitations were mailed');
  }

  return {
    /** One after the other: a login that comes meanwhile is the next but one. Throws BusyError. */
    async prepare(trainees: readonly TraineeToAdd[]): Promise<PreparedTrainee[]> {
      const prepared: PreparedTrainee[] = [];
      for (const trainee of trainees) {
        const { password } = trainee;
        prepared.push(
          password === null
            ? { ...trainee, passwordHash: NO_PASSWORD, token: newToken() }
            : { ...trainee, passwordHash: await passwords.hash(password), token: null },
        );
        if (prepared.length % ROWS_PER_STATEMENT === 0) await setImmediate();
      }
      return prepared;
    },

    /** Throws the engine's unique violation where an email is taken by now. */
    async insert(tx: Db, trainees: readonly PreparedTrainee[]): Promise<void> {
      const createdAt = now();
      const expiresAt = createdAt + INVITATION_DAYS * 86_400_000;
      for (let from = 0; from < trainees.length; from += ROWS_PER_STATEMENT) {
        const some = trainees.slice(from, from + ROWS_PER_STATEMENT);
        const idOf = await queries.insertTrainees(tx, some, createdAt);
        const links = some.flatMap(({ email, token }) => {
          const userId = idOf.get(sameKey(email));
          if (token === null || userId === undefined) return [];
          return [{ tokenHash: tokenHash(token), userId, createdAt, expiresAt }];
        });
        await resetQueries.insertResetLinks(tx, links);
        // Others are read for, and answered, between two statements.
        await setImmediate();
      }
    },

    /** After the commit: mails the links in the background, as many at once as the mailer takes. */
    invite(trainees: readonly PreparedTrainee[]): void {
      const mailing = mailAll(trainees.filter(({ token }) => token !== null));
      underWay.add(mailing);
      void mailing.finally(() => underWay.delete(mailing));
    },

    /** Before the portal ends: no further mail is begun. Who got none asks by 'Forgot password'. */
    async settled(): Promise<void> {
      isEnding = true;
      await Promise.all(underWay);
    },
  };
}
