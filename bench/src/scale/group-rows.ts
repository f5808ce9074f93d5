/** The groups of the largest company, and admins who see only parts of the portal. */
import { randomUUID } from 'node:crypto';
import { sortKey } from '@portal/contract/text-keys';
import { normalizedKey } from '@portal/contract/text-rules';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { inBatches } from './batches.ts';
import type { PersonOfCompany } from './learning-rows.ts';
import type { Random } from './random.ts';

/** As many as a company may have. */
const GROUPS = 200;
const MEMBERS = 50;

interface Filling {
  readonly db: Db;
  readonly random: Random;
  readonly companyId: number;
  readonly people: readonly PersonOfCompany[];
  readonly now: number;
}

/** Gives the company groups of 50 of its trainees, or of all if it has fewer. Returns the number of groups. */
export async function fillGroups({ db, random, companyId, people, now }: Filling): Promise<number> {
  const trainees = people.filter((person) => person.companyId === companyId);
  const groups = Array.from({ length: GROUPS }, (_, index) => `Shift ${index + 1}`);
  const inserted = await db
    .insertInto('all_groups')
    .values(
      groups.map((name) => ({
        company_id: companyId,
        name,
        name_key: normalizedKey(name),
        sort_key: sortKey(name),
        sign_up_link: randomUUID(),
        created_at: now,
      })),
    )
    .returning('id')
    .execute();
  const members = inserted.flatMap(({ id }) =>
    chooseMembers(trainees, random).map((userId) => ({
      group_id: id,
      user_id: userId,
      since: now,
    })),
  );
  await inBatches(members, (rows) => db.insertInto('all_group_members').values(rows).execute());
  return groups.length;
}

function chooseMembers(trainees: readonly PersonOfCompany[], random: Random): readonly number[] {
  const chosen = new Set<number>();
  while (chosen.size < Math.min(MEMBERS, trainees.length)) chosen.add(random.pick(trainees).id);
  return [...chosen];
}
