/** The entries in the calendar of one trainee: pure functions of the standings in the modules. */
import { compareDates } from '@portal/contract/civil-dates';
import { NEVER } from '../learning/service.ts';
import type { CalendarTexts } from './texts/en.ts';

/** How the trainee stands in one module. */
export interface DueModule {
  readonly moduleId: number;
  readonly moduleName: string;
  /** Null while nothing is to be done by a day. */
  readonly dueOn: string | null;
  /** Null for ever, or without a completion. */
  readonly validUntil: string | null;
  readonly renewFrom: string | null;
  /** The runs of the completions; null for a recorded result. */
  readonly completedInRuns: readonly (number | null)[];
}

export interface DueEntry {
  readonly moduleId: number;
  /**
   * The run of the last completion, after which the module is due again; 0 before the first one. So an entry keeps its
   * identity while its dates change, and the next renewal is another entry.
   */
  readonly runNumber: number;
  readonly day: string;
  readonly title: string;
  readonly description: string;
}

interface Wording {
  readonly texts: CalendarTexts;
  /** The page of the trainee's modules. */
  readonly url: string;
}

/**
 * By day. A module that is due on no day has no entry, and none that is due on the last day of all dates: files write it for
 * a result that counts for ever, and an entry would end after it.
 */
export function dueEntries(modules: readonly DueModule[], wording: Wording): DueEntry[] {
  return modules
    .flatMap((module) => {
      const { dueOn } = module;
      return dueOn === null || dueOn === NEVER ? [] : entryOf(module, dueOn, wording);
    })
    .toSorted((a, b) => compareDates(a.day, b.day));
}

function entryOf(module: DueModule, day: string, { texts: t, url }: Wording): DueEntry {
  const { moduleId, moduleName: name, validUntil, renewFrom } = module;
  const isRenewal = validUntil !== null;
  const lines = [
    ...(isRenewal ? [t.validUntil(validUntil)] : []),
    ...(isRenewal && renewFrom !== null ? [t.renewFrom(renewFrom)] : []),
    t.openPortal(url),
    t.mayLag,
  ];
  return {
    moduleId,
    runNumber: Math.max(0, ...module.completedInRuns.map((run) => run ?? 0)),
    day,
    title: isRenewal ? t.renewal(name) : t.due(name),
    description: lines.join('\n'),
  };
}
