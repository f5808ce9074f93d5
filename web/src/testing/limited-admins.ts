/** Limited admins of each kind, for tests of what they see. */
import type { Right } from '@portal/contract/reach';
import { acme, adminWithin, globex } from './records.ts';

const inCompany = ({ id, name }: { id: number; name: string }, rights: Right) => ({
  companyId: id,
  companyName: name,
  rights,
});

/** The only group that the admins of `ofKitchen` see. */
export const kitchen = { id: 31, name: 'Kitchen', members: 4, modules: 0 };

/** A group that they do not see. */
export const bar = { id: 32, name: 'Bar', members: 2, modules: 0 };

export const ofAcme = (rights: Right) => adminWithin(inCompany(acme, rights));

export const ofKitchen = (rights: 'read' | 'people') =>
  adminWithin({ ...inCompany(acme, rights), groupId: kitchen.id, groupName: kitchen.name });

/** An admin who sees two companies, with a right each. */
export const ofBoth = (inAcme: Right, inGlobex: Right) =>
  adminWithin(inCompany(acme, inAcme), inCompany(globex, inGlobex));
