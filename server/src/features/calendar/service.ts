/** The address from which the calendar programs of a trainee read what is due, and what they read there. */

import type * as calls from '@portal/contract/calendar';
import type { CallResponse } from '@portal/contract/call';
import { because } from '@portal/contract/reasons';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { mailLanguageOf } from '#server/platform/mail/mail-language.ts';
import { isToken, newToken, tokenHash } from '../accounts/service.ts';
import { loadFacts, loadRules, standingIn } from '../learning/service.ts';
import { type DueModule, dueEntries } from './due-entries.ts';
import { numberEntries } from './number-entries.ts';
import * as queries from './queries.ts';
import { calendarTexts } from './texts/catalogue.ts';
import { writeCalendar } from './write-calendar.ts';

export { deleteSomeCalendarEntries } from './purge-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A secret, so that the UIDs of entries hide the ids in them. */
  readonly installation: string;
  readonly publicUrl: string;
}

/** The reads of one address: several programs, each of which reads once in some minutes. */
const READS = { limit: 120, windowMs: 60 * 60_000 };
const NO_CALENDAR = because('linkInvalid');
const TOO_MANY_READS = because('tooManyAttempts');

export type Calendar = ReturnType<typeof createCalendar>;

export function createCalendar(dependencies: Dependencies) {
  const { db, limiter, now, installation, publicUrl } = dependencies;

  async function loadModules({ user_id: userId, company_id: companyId }: queries.ReaderRow) {
    const rules = await loadRules(db, companyId);
    if (rules === null) return [];
    const person = (await loadFacts(db, rules, [userId])).get(userId);
    if (person === undefined) return [];
    const { timeZone } = rules;
    const day = { timeZone, today: civilDateAt(now(), timeZone) };
    return rules.modules.map((module): DueModule => {
      const completions = person.completions.get(module.id) ?? [];
      return {
        ...standingIn(person, module, day),
        moduleId: module.id,
        moduleName: module.name,
        completedInRuns: completions.map(({ runNumber }) => runNumber),
      };
    });
  }

  return {
    async getLink({ userId }: Identity): Promise<CallResponse<typeof calls.getCalendarLink>> {
      const createdAt = await queries.findCreatedAt(db, userId);
      return { createdAt: createdAt === null ? null : instantOf(createdAt) };
    },

    /** Ends the former address. */
    async createLink({ userId }: Identity): Promise<CallResponse<typeof calls.createCalendarLink>> {
      const secret = newToken();
      const createdAt = now();
      await queries.saveLink(db, { userId, secretHash: tokenHash(secret), createdAt });
      return { url: `${publicUrl}/api/calendar/${secret}.ics`, createdAt: instantOf(createdAt) };
    },

    deleteLink: ({ userId }: Identity): Promise<void> => queries.deleteLink(db, userId),

    /**
     * Returns the text of the `.ics` file; without rules of the company it has no entries. Throws NOT_FOUND,
     * TOO_MANY_REQUESTS.
     */
    async read(secret: string): Promise<string> {
      if (!isToken(secret)) throw new AppError('NOT_FOUND', NO_CALENDAR);
      const [found] = await queries.findReaders(db, { secretHash: tokenHash(secret) });
      const reader = requireFound(found, NO_CALENDAR);
      await enforceLimit(limiter, `calendar-reads:${reader.user_id}`, READS, TOO_MANY_READS);
      const texts = calendarTexts[mailLanguageOf(reader)];
      const entries = dueEntries(await loadModules(reader), {
        texts,
        url: `${publicUrl}/training/progress`,
      });
      const reading = { userId: reader.user_id, installation, now: now() };
      const numbered = await numberEntries(db, reading, entries);
      return writeCalendar(`Training Portal – ${reader.company_name}`, numbered);
    },
  };
}

const instantOf = (at: number): string => new Date(at).toISOString();
