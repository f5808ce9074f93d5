/** The users of the demo, as the services know them. */
import type { User } from '@portal/contract/accounts';
import type { Identity } from '#server/platform/http/route.ts';

export const PASSWORD = 'demo-portal-2026';

/** By email. */
export type DemoPeople = Map<string, Identity>;

/** No user of the demo has a session. */
export function identityOf({ id, role, company, name }: User, runId: number | null): Identity {
  const reach = role === 'ADMIN' ? 'portal' : [];
  return { userId: id, sessionId: 0, role, companyId: company?.id ?? null, runId, name, reach };
}

export function personOf(people: DemoPeople, email: string): Identity {
  const person = people.get(email);
  if (person === undefined) throw new Error(`The demo has no user with the address ${email}`);
  return person;
}
