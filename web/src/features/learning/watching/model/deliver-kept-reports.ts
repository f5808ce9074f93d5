import { refreshOverviews } from '#web/features/learning/api/learning-keys.ts';
import { deliverKeptReport } from '#web/features/learning/api/report-watching.ts';
import { keptReports } from './watch-report.ts';

/** Sends what visits of this trainee could not, on whatever page they are now. Never rejects. */
export async function deliverKeptReports(userId: number): Promise<void> {
  let isNews = false;
  for (const moduleId of keptReports.modulesOf(userId)) {
    const accepted = await deliverKeptReport({ userId, moduleId });
    isNews ||= accepted !== null;
  }
  if (isNews) await refreshOverviews();
}
