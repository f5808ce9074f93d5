import type { GroupRef } from '@portal/contract/fields';
import { addGroupMembers, createGroup } from '@portal/contract/groups';
import { type Actor, succeeded } from '#server/testing/factories.ts';

interface NewGroup {
  readonly companyId: number;
  readonly name?: string;
  /** Trainees of the company, at most 20. */
  readonly userIds?: readonly number[];
}

/** A group with these members. */
export async function makeGroup(
  admin: Actor,
  { companyId, name = 'Kitchen', userIds = [] }: NewGroup,
): Promise<GroupRef> {
  const request = { params: { id: companyId }, body: { name } };
  const group = succeeded(await admin.call(createGroup, request));
  if (userIds.length > 0) {
    const body = { userIds: [...userIds] };
    succeeded(await admin.call(addGroupMembers, { params: { id: group.id }, body }));
  }
  return { id: group.id, name: group.name };
}
