import { idParam } from '@portal/contract/fields';
import * as z from 'zod/mini';
import { paths } from '#web/platform/routing/paths.ts';

type GroupsAddress = {
  /** The id of the group whose members are shown; null for all groups. */
  readonly group: number | null;
};

export const addressSchema = z.object({ group: idParam });

export const ALL_GROUPS: GroupsAddress = { group: null };

export function groupsAddress(companyId: number): string {
  return paths.company.to(companyId, 'groups');
}

export function membersAddress(companyId: number, groupId: number): string {
  return `${groupsAddress(companyId)}?group=${groupId}`;
}
