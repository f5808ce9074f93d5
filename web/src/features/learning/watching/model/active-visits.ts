/** The modules whose videos are shown in this tab, each with the function that reports its progress now. */
type ReportNow = () => Promise<unknown>;

const reportOf = new Map<number, ReportNow>();

/** Returns the function that removes the visit. */
export function addActiveVisit(moduleId: number, report: ReportNow): () => void {
  reportOf.set(moduleId, report);
  return () => {
    if (reportOf.get(moduleId) === report) reportOf.delete(moduleId);
  };
}

/** Resolves with true after the report of the module's visit; with false if there is no visit. */
export async function reportActiveVisit(moduleId: number): Promise<boolean> {
  const report = reportOf.get(moduleId);
  await report?.();
  return report !== undefined;
}
