/** Reads what limited admins see, for the rules about them and their chat partners. */
import type { Role } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import type { Db } from '#server/platform/database/schema.ts';
import { findGroupIdsOf, findScopesOf } from '../reach/service.ts';

/** A user of a pair; role and reach are null for a deleted user. */
export interface Side {
  readonly id: number;
  readonly role: Role | null;
  readonly reach: 'portal' | 'limited' | null;
}

/** The scopes of limited admins, and the groups of their partners, by the ids of the users. */
export interface Sights {
  readonly reaches: ReadonlyMap<number, Reach>;
  readonly groups: ReadonlyMap<number, readonly number[]>;
}

const NONE: Sights = { reaches: new Map(), groups: new Map() };

const isLimited = ({ role, reach }: Side) => role === 'ADMIN' && reach === 'limited';

/** Reads nothing if there is no limited admin among the pairs. */
export async function findSights(
  db: Db,
  pairs: readonly (readonly [Side, Side])[],
): Promise<Sights> {
  const concerned = pairs.filter((pair) => pair.some(isLimited)).flat();
  if (concerned.length === 0) return NONE;
  const scopes = await findScopesOf(db, idsOf(concerned.filter(isLimited)));
  const groups = await findGroupIdsOf(
    db,
    idsOf(concerned.filter(({ role }) => role === 'TRAINEE')),
  );
  return { reaches: new Map([...scopes].map(([id, reach]) => [id, [...reach]])), groups };
}

const idsOf = (sides: readonly Side[]) => [...new Set(sides.map(({ id }) => id))];

export function reachIn({ reaches }: Sights, { id, role, reach }: Side): Reach {
  if (role !== 'ADMIN') return [];
  return reach === 'portal' ? reach : (reaches.get(id) ?? []);
}
