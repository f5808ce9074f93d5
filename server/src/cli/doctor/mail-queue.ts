/** Checks queued mails and mails that were refused permanently. */
import type { Db } from '#server/platform/database/schema.ts';
import { overdueMs } from '#server/platform/mail/mail-metrics.ts';
import {
  countMails,
  listRefused,
  type MailCount,
} from '#server/platform/mail/mail-queue-queries.ts';
import { type Finding, findings, ok, problem } from './finding.ts';

/** A running portal tries each mail at least once a minute. */
const OVERDUE_MS = 10 * 60_000;
/** The maximum number of mails to name. */
const NAMED_MAX = 5;

export function examineMailQueue(db: Db): Promise<Finding[]> {
  return findings('mail', 'Compare the build of the portal with the database.', async () => {
    const counts = await countMails(db);
    const refused = counts.reduce((sum, each) => sum + each.refused, 0);
    return refused === 0
      ? [waitingFinding(counts)]
      : [waitingFinding(counts), await refusedFinding(db, refused)];
  });
}

function waitingFinding(counts: readonly MailCount[]): Finding {
  const waiting = counts.reduce((sum, each) => sum + each.waiting, 0);
  const now = Date.now();
  const overdue = overdueMs(counts, now);
  const text = `mail: ${waiting} in the queue`;
  if (overdue < OVERDUE_MS) return ok(text);
  const since = new Date(now - overdue).toISOString();
  const remedy = 'See that the portal runs, and what its log says of the mail server.';
  return problem(`${text}, the oldest due since ${since}`, remedy);
}

async function refusedFinding(db: Db, count: number): Promise<Finding> {
  const latest = await listRefused(db, NAMED_MAX);
  const named = latest.map(
    ({ kind, recipientId, refusal }) => `${kind} to user ${recipientId}: ${refusal}`,
  );
  if (count > latest.length) named.push('…');
  return problem(
    `mail: refused for good in the last 30 days: ${count} (${named.join('; ')})`,
    'Correct the emails of these users; the mails are then sent to the new ones.',
  );
}
