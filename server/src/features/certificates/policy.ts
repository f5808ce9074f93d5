import type { Right } from '@portal/contract/reach';
import { reachesPeople } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Identity, Verdict } from '#server/platform/http/route.ts';
import type { CertificateRow } from './queries.ts';

/** A certificate with the groups of its holder. */
export interface HeldRow {
  readonly row: Pick<CertificateRow, 'user_id' | 'company_id' | 'holder_company_id'>;
  readonly groupIds: readonly number[];
}

type Caller = Pick<Identity, 'userId' | 'role' | 'reach'>;

const MISSING = { code: 'NOT_FOUND', refusal: because('certificateNotFound') } as const;

/** Its holder, and admins who reach the holder. Another one is answered like a missing one. */
export function maySee(user: Caller, held: HeldRow): Verdict {
  const isSeen = user.role === 'ADMIN' ? reaches(user, held, 'read') : isHolder(user, held);
  return isSeen || { ...MISSING, logged: 'no-own-certificate' };
}

/** Admins with the right on the holder. */
export function mayChange(user: Caller, held: HeldRow): Verdict {
  if (!reaches(user, held, 'read')) return { ...MISSING, logged: 'no-own-certificate' };
  return (
    reaches(user, held, 'people') || { code: 'FORBIDDEN', refusal: because('needsPeopleRight') }
  );
}

const isHolder = ({ userId, role }: Caller, { row }: Pick<HeldRow, 'row'>): boolean =>
  role === 'TRAINEE' && row.user_id === userId;

/** Scores are for the holder, and for those who check the certificate while the holder shows them. */
export const showsScores = (
  user: Caller | null,
  row: HeldRow['row'] & Pick<CertificateRow, 'shared'>,
): boolean => row.shared === 1 || (user !== null && isHolder(user, { row }));

/** A limited admin sees the certificates that a person has from the present company. */
function reaches({ role, reach }: Caller, { row, groupIds }: HeldRow, right: Right): boolean {
  if (role !== 'ADMIN') return false;
  if (reach === 'portal') return true;
  const { company_id: companyId, holder_company_id: presentId } = row;
  if (companyId === null || companyId !== presentId) return false;
  return reachesPeople(reach, { companyId, groupIds }, right);
}
