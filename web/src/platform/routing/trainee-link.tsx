import { Link, useLocation, useParams } from 'react-router';
import { paths } from './paths.ts';

/**
 * The properties of a link to a trainee's page, or to a module on it. On a list of trainees or a tab of a company they
 * contain its address, for the way back.
 */
export function useTraineeLink(traineeId: number, moduleId?: number) {
  const { pathname, search } = useLocation();
  const { companyId } = useParams();
  const to = paths.trainee.to(traineeId, moduleId);
  const isList = pathname === paths.trainees || companyId !== undefined;
  return isList ? { to, state: { list: pathname + search } } : { to };
}

/** The address of the list from which the trainee's page was opened, otherwise that of all trainees. */
export function useListAddress(): string {
  const { state } = useLocation();
  return listOf(state) ?? paths.trainees;
}

/** The browser keeps the state of a history entry over reloads and new versions, so it may have any shape. */
function listOf(state: unknown): string | null {
  const isOurs = typeof state === 'object' && state !== null && 'list' in state;
  if (!isOurs || typeof state.list !== 'string') return null;
  return state.list.startsWith(`${paths.admin}/`) ? state.list : null;
}

/** The name of a trainee as a link to the trainee's progress. */
export function TraineeLink({ trainee: { id, name } }: { trainee: { id: number; name: string } }) {
  return (
    <Link
      {...useTraineeLink(id)}
      className="wrap-anywhere font-semibold underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
    >
      <bdi translate="no">{name}</bdi>
    </Link>
  );
}
