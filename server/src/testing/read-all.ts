/** Every answer to the calls of a user that read, by the contract: a new call is included. */
import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import type { Living } from '../features/trash/testing/deleted-twins.ts';
import type { Actor } from './factories.ts';
import type { TestPortal } from './start-test-portal.ts';

export const calls: readonly Call[] = Object.values(callsByFeature).flat();
const reading = calls.filter(({ method }) => method === 'GET');

/** The values of the parameters in addresses, by the part of the address before them. */
export interface RecordIds {
  readonly companies: number;
  readonly modules: number;
  readonly module: number;
  readonly feedback: number;
  readonly groups: number;
  readonly members: number;
  readonly trainees: number;
  readonly admins: number;
  readonly 'help-requests': number;
  readonly direct: number;
  readonly rooms: number;
  readonly attempts: number;
  /** Codes. */
  readonly certificates: string;
  readonly verify: string;
}

/** Records that only the user has who made them. */
const OWN_RECORDS = ['jobs', 'trash', 'sessions'];

/** Parts of a trainee's record, and lists, of which any number will do. */
const NUMBERED = ['runs', 'results', 'exceptions', 'recorded-results', 'badge-status'];

/** Null for an address with a record of the user's own. */
export function addressOf({ path }: Call, ids: RecordIds): string | null {
  const parts = path.split('/');
  if (parts.some((part, i) => part.startsWith(':') && OWN_RECORDS.includes(parts[i - 1] ?? '')))
    return null;
  return parts
    .map((part, i) => {
      if (!part.startsWith(':')) return part;
      const before = parts[i - 1] ?? '';
      if (NUMBERED.includes(before)) return '1';
      const id = ids[before as keyof RecordIds];
      if (id === undefined) throw new Error(`Name a record for ${part} in ${path}`);
      return String(id);
    })
    .join('/');
}

export const idsOf = (living: Living, attempts: number): RecordIds => ({
  companies: living.company.id,
  modules: living.moduleIds[0] ?? 0,
  module: living.moduleIds[0] ?? 0,
  feedback: living.moduleIds[0] ?? 0,
  groups: living.groupId,
  members: living.trainee.user.id,
  trainees: living.trainee.user.id,
  admins: living.trainee.user.id,
  'help-requests': living.helpRequestId,
  direct: living.partner.user.id,
  rooms: living.roomId,
  attempts,
  certificates: living.certificateCode,
  verify: living.certificateCode,
});

export const newestAttempt = async ({ resources }: TestPortal): Promise<number> =>
  (
    await resources.db
      .selectFrom('attempts')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;

interface Asked {
  readonly ids: RecordIds;
  /** The query strings with which each call is made. */
  readonly queries: readonly string[];
  /** The names of calls that are left out. */
  readonly except: readonly string[];
}

/**
 * Returns the answers to the user's calls, by call and query, without links, last uses, times of counts and the bytes of
 * files, which change with the time.
 */
export async function readAll(
  portal: TestPortal,
  { token, user }: Actor,
  { ids, queries, except }: Asked,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const own = reading.filter(
    ({ access, name }) =>
      !except.includes(name) && [user.role.toLowerCase(), 'signed-in', 'public'].includes(access),
  );
  for (const call of own) {
    const address = addressOf(call, ids);
    if (address === null) continue;
    for (const query of queries) {
      const url = `/api${address}${query}`;
      const answer = await portal.inject({ url, headers: { authorization: `Bearer ${token}` } });
      const { 'x-total-count': total = '', 'x-next-cursor': next = '' } = answer.headers;
      const text = answer.raw.replaceAll(
        /\?u=[^"]*|"(mediaExpiresAt|lastUsedAt|asOf|countedAt)":"[^"]*"/g,
        '',
      );
      const shown = call.sends === undefined || answer.status >= 400 ? text : '';
      answers[`${call.name} ${query}`] = `${answer.status} ${total} ${next} ${shown}`;
    }
  }
  return answers;
}
