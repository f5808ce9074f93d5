import { requireFound } from '#server/platform/http/app-error.ts';
import { findConflicts, listMarked, unhideTrainees } from '../accounts/service.ts';
import { isCompanyNameTaken, lockHiddenCompany, unmarkCompany } from '../companies/service.ts';
import type { Remaining } from '../deletions/service.ts';
import { Conflicts, nameTaken } from './conflicts.ts';
import { leaveInTrash } from './leave-in-trash.ts';
import { NOT_IN_TRASH, type Restored, type Restoring } from './restoring.ts';

/** The company with its users and modules. */
export async function restoreCompany(restoring: Restoring, now: number): Promise<Restored> {
  const { tx, deletion, options } = restoring;
  const company = requireFound(await lockHiddenCompany(tx, deletion.subject_id ?? 0), NOT_IN_TRASH);
  const name = options.name ?? company.name;
  if (await isCompanyNameTaken(tx, name)) throw nameTaken(name);
  const remaining = await restoreMarked(restoring, { ...company, name }, now);
  await unmarkCompany(tx, company.id, options.name);
  const after = {
    ...(name === company.name ? {} : { name }),
    ...(remaining === null ? {} : { remainingTrainees: remaining.trainees }),
  };
  return { userIds: [], remaining, after };
}

/** Trainees per query. */
const TRAINEES_PER_PAGE = 200;

/** The few trainees whose emails were given to other accounts since the deletion. */
async function restoreMarked(
  { tx, deletion, options }: Restoring,
  company: { readonly id: number; readonly name: string },
  now: number,
): Promise<Remaining | null> {
  const conflicts = new Conflicts();
  for (let after = 0; ; ) {
    const page = await listMarked(tx, deletion.id, { after, limit: TRAINEES_PER_PAGE });
    if (page.length === 0) break;
    const taken = new Set(await findConflicts(tx, page));
    conflicts.add([...taken]);
    const free = page.filter((trainee) => !taken.has(trainee));
    await unhideTrainees(tx, { deletionId: deletion.id, ids: free.map(({ id }) => id) });
    after = page.at(-1)?.id ?? after;
  }
  if (conflicts.count > 0 && options.leaveConflicts !== true) throw conflicts.refusal();
  return leaveInTrash(tx, deletion, { company, now });
}
