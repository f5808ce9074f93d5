import type { HelpRequest } from '@portal/contract/help';
import { hasAnywhere } from '@portal/contract/reach-rules';
import { useReach } from '#web/platform/session/use-reach.ts';

/**
 * Returns the function that says whether the admin may answer a request. A request does not name the groups of the
 * trainee: an admin with different rights in groups of one company may be refused by the server.
 */
export function useMayAnswer(): (request: Pick<HelpRequest, 'trainee'>) => boolean {
  const reach = useReach();
  return ({ trainee: { company } }) => hasAnywhere(reach, 'people', company?.id);
}
