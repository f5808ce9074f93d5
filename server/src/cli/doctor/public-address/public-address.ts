/**
 * Checks the way from a browser to the portal: it requests PUBLIC_URL as a browser would, and compares what arrives at the
 * portal and what comes back.
 */
import { hasSqlite, openDatabase } from '#server/platform/database/open-database.ts';
import { findSecret } from '#server/platform/database/secrets.ts';
import { DOCTOR_SECRET } from '#server/platform/http/doctor/token.ts';
import { isLoopbackUrl } from '#server/platform/http/operator.ts';
import type { TrustProxy } from '#server/platform/http/trusted-proxies.ts';
import type { Settings } from '#server/settings.ts';
import { type Finding, findings, ok, problem } from '../finding.ts';
import { examineClientAddress } from './client-address.ts';
import { examineHeaders } from './headers.ts';
import { examineLiveConnection } from './live-connection.ts';
import { type Reached, reach } from './reaching.ts';
import type { Target } from './request.ts';
import { examineAnswers, examineParts, examineUpload } from './transfers.ts';

const SUBJECT = 'public address';
const REMEDY = 'See the log of the proxy and of the portal.';
const PATIENCE_MS = 3_000;

export async function examinePublicAddress(settings: Settings): Promise<Finding[]> {
  const { publicUrl, trustProxy } = settings;
  const remedy = 'Correct what is wrong above, and try again.';
  return findings(SUBJECT, remedy, async () => {
    if (isLoopbackUrl(publicUrl))
      return [ok(`${SUBJECT}: not checked, because ${publicUrl} is of this machine alone`)];
    const secret = await readSecret(settings);
    const local = localUrl(settings);
    const notRunning = ok(`${SUBJECT}: not checked, because the portal does not run at ${local}`);
    if (secret === null) return [notRunning];
    const direct = { url: local, secret, patienceMs: PATIENCE_MS };
    if (!('seen' in (await reach(direct)))) return [notRunning];
    return examineWay({ ...direct, url: publicUrl }, { direct, trustProxy });
  });
}

/** Without it no portal of this version has started. */
async function readSecret(settings: Settings): Promise<Buffer | null> {
  if (settings.databaseUrl === undefined && !hasSqlite(settings.dataDir)) return null;
  const database = openDatabase({ ...settings, readOnly: true });
  try {
    return await findSecret(database.db, DOCTOR_SECRET);
  } finally {
    await database.close();
  }
}

/** The address at which this machine reaches the portal without a proxy. */
function localUrl({ host, port }: Settings): string {
  const name = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

interface Known {
  /** The portal without a proxy, which runs. */
  readonly direct: Target;
  readonly trustProxy: TrustProxy;
}

/** Follows one redirect to HTTPS, and yields nothing more if the address does not lead to the portal. */
export async function examineWay(
  target: Target,
  known: Known,
  isRedirected = false,
): Promise<Finding[]> {
  const reached = await reach(target);
  if ('fault' in reached) return [reached.fault];
  if ('seen' in reached) return examineReached(target, reached, known);
  const moved = new URL(reached.movedTo, target.url);
  const secure = target.url.replace(/^http:/, 'https:');
  const found = problem(
    `${SUBJECT}: ${target.url} redirects to ${moved.origin}`,
    `Set PUBLIC_URL to the address that people see in the browser.`,
  );
  const isUpgrade = target.url !== secure && moved.origin === new URL(secure).origin;
  if (!isUpgrade || isRedirected) return [found];
  return [found, ...(await examineWay({ ...target, url: secure }, known, true))];
}

async function examineReached(
  target: Target,
  { seen, answer }: Extract<Reached, { seen: unknown }>,
  { direct, trustProxy }: Known,
): Promise<Finding[]> {
  const { localPort } = answer;
  const checks = [
    () => examineClientAddress(target, { seen, localPort, trustProxy }),
    () => examineHeaders(target, direct),
    () => examineUpload(target),
    () => examineAnswers(target),
    () => examineParts(target),
    () => examineLiveConnection(target),
  ];
  const found = [ok(`${SUBJECT}: ${target.url} leads to this portal`)];
  for (const check of checks) found.push(...(await findings(SUBJECT, REMEDY, check)));
  return found;
}
