import type { Outcome } from './watch-reporter.ts';

/**
 * The modules whose videos are shown in this tab, each with the function that reports its progress now; null if there is
 * nothing to report.
 */
type ReportNow = () => Promise<Outcome | null>;

const reportOf = new Map<number, ReportNow>();

/** Returns the function that removes the visit. */
export function addActiveVisit(moduleId: number, report: ReportNow): () => void {
  reportOf.set(moduleId, report);
  return () => {
    if (reportOf.get(moduleId) === report) reportOf.delete(moduleId);
  };
}

/** Resolves with the outcome of the report of the module's visit; with undefined if there is no visit. */
export async function reportActiveVisit(moduleId: number): Promise<Outcome | null | undefined> {
  return reportOf.get(moduleId)?.();
}
