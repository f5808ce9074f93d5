/** Who is late: counts of trainees by their standings, of what comes, and of the months before. */
import { addMonths } from '@portal/contract/civil-dates';
import type {
  ComingWeek,
  CompanyCompliance,
  RequirementsSummary,
} from '@portal/contract/compliance';
import type { CompanyRef } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import { within } from '@portal/contract/reach-rules';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Summaries, Summary } from '#server/platform/summaries.ts';
import { loadRules, monthOf } from '../learning/service.ts';
import { type AskedPeople, type Choice, requirePeople } from './asked.ts';
import { countComing } from './coming-queries.ts';
import { comingWeeks, lastComingDay } from './coming-weeks.ts';
import {
  countInCompanies,
  countStandings,
  NO_STANDINGS,
  type StandingCounts,
} from './count-queries.ts';
import { listMonths, WHOLE_COMPANY } from './month-queries.ts';
import { createMonths } from './months.ts';
import { presentCompliance, presentSummary } from './present.ts';

export type { StandingCounts } from './count-queries.ts';

const COUNTS_KEPT_MS = 60_000;
const COMING_KEPT_MS = 10 * 60_000;
const MONTHS_SHOWN = 12;

interface Dependencies {
  readonly db: Db;
  readonly summaries: Pick<Summaries, 'summary'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface InCompany extends Choice {
  readonly company: number;
}

interface CompanyInZone extends CompanyRef {
  /** An IANA name; null for that of the server. */
  readonly time_zone: string | null;
}

export interface CountedCompany extends CompanyRef {
  readonly counts: RequirementsSummary;
}

export type Compliance = ReturnType<typeof createCompliance>;

export function createCompliance({ db, summaries: { summary }, now }: Dependencies) {
  function countToday(people: AskedPeople, today: string): Promise<Summary<StandingCounts>> {
    return summary(`standings of ${JSON.stringify(people)}`, COUNTS_KEPT_MS, () =>
      countStandings(db, people, today),
    );
  }

  /** The same by company. */
  function countEach(people: AskedPeople, today: string) {
    const key = `standings on ${today} by company of ${JSON.stringify(people)}`;
    return summary(key, COUNTS_KEPT_MS, () => countInCompanies(db, people, today));
  }

  /** Counts by standing, at most a minute old. Throws NOT_FOUND. */
  async function countsOf(reach: Reach, choice: Choice): Promise<Summary<StandingCounts>> {
    const { people, timeZone } = await requirePeople(db, reach, choice);
    return countToday(people, civilDateAt(now(), timeZone));
  }

  return {
    countsOf,

    /** The work of the task: see {@link createMonths}. */
    countEndedMonths: createMonths({ db, now }).countEnded,

    /** Throws NOT_FOUND. */
    async summary(reach: Reach, choice: Choice): Promise<RequirementsSummary> {
      return presentSummary(await countsOf(reach, choice));
    },

    /** The counts of these companies, as far as the admin sees their people. The statement is one for each civil date. */
    async ofCompanies(
      reach: Reach,
      companies: readonly CompanyInZone[],
    ): Promise<CountedCompany[]> {
      const people = { companyId: null, within: within(reach) };
      return Promise.all(
        companies.map(async ({ id, name, time_zone }) => {
          const { value, countedAt } = await countEach(people, civilDateAt(now(), time_zone));
          const own = value.get(id) ?? NO_STANDINGS;
          return { id, name, counts: presentSummary({ value: own, countedAt }) };
        }),
      );
    },

    /** Throws NOT_FOUND. */
    async ofCompany(reach: Reach, choice: InCompany): Promise<CompanyCompliance> {
      const { people, timeZone } = await requirePeople(db, reach, choice);
      const today = civilDateAt(now(), timeZone);
      const groupId = countedGroup(people);
      const since = monthOf(addMonths(today, -MONTHS_SHOWN));
      const isShown = groupId !== null && (await loadRules(db, choice.company)) !== null;
      const [counts, months] = await Promise.all([
        countToday(people, today),
        isShown ? listMonths(db, { companyId: choice.company, groupId, since }) : [],
      ]);
      return presentCompliance(counts, months);
    },

    /** Throws NOT_FOUND. */
    async comingWeeks(
      reach: Reach,
      choice: InCompany,
    ): Promise<{ weeks: ComingWeek[]; countedAt: string }> {
      const { people, timeZone } = await requirePeople(db, reach, choice);
      const rules = await loadRules(db, choice.company);
      const from = civilDateAt(now(), timeZone);
      const days = { from, until: lastComingDay(from) };
      const { value, countedAt } = await summary(
        `coming weeks from ${from} of ${JSON.stringify(people)}`,
        COMING_KEPT_MS,
        () => countComing(db, people, days),
      );
      return {
        weeks: rules === null ? [] : comingWeeks(from, rules.modules, value),
        countedAt: new Date(countedAt).toISOString(),
      };
    },
  };
}

/** The group whose months were counted, 0 for the whole company; null for people of whom no counts are kept. */
function countedGroup({ group, within }: AskedPeople): number | null {
  if (group !== undefined) return group === 'none' ? null : group;
  if (within === null) return WHOLE_COMPANY;
  const [first = null] = within.groups;
  return within.groups.length === 1 ? first : null;
}
