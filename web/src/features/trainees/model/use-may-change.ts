import { reachesPeople } from '@portal/contract/reach-rules';
import type { Trainee } from '@portal/contract/trainees';
import { useReach } from '#web/platform/session/use-reach.ts';

type Place = Pick<Trainee, 'company' | 'groups'>;

/** Returns the function that says whether the admin may change a trainee of this company and these groups. */
export function useMayChange(): (trainee: Place) => boolean {
  const reach = useReach();
  return ({ company, groups }) => {
    if (company === null) return reach === 'portal';
    const bounds = { companyId: company.id, groupIds: groups.map(({ id }) => id) };
    return reachesPeople(reach, bounds, 'people');
  };
}
