import type { HelpRequest } from '@portal/contract/help';
import { hasEverywhere } from '@portal/contract/reach-rules';
import type { HelpToClose } from '#web/features/jobs/api/jobs.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { isSelected } from '#web/ui/selection.ts';
import { useRowSelection } from '#web/ui/use-row-selection.ts';
import { type HelpFilter, useOpenHelpCount } from '../api/help-requests.ts';
import { helpTexts } from '../texts/catalogue.ts';
import { isOpen } from './help-list.ts';
import { useMayAnswer } from './use-may-answer.ts';

/** The requests of a bulk closing with their number. */
export type ClosingTask = { readonly chosen: HelpToClose; readonly count: number };

/** The requests that are selected to be closed: shown ones, or all that the filter finds. */
export function useSelectedRequests(filter: HelpFilter, requests: readonly HelpRequest[]) {
  const rows = useRowSelection<HelpRequest>(JSON.stringify(filter), ({ trainee }) =>
    helpTexts().card.select(trainee.name),
  );
  const { selection, isAll } = rows;
  const maySelectAll = hasEverywhere(useReach(), 'people');
  const mayAnswer = useMayAnswer();
  const open = requests.filter((request) => isOpen(request) && mayAnswer(request));
  const shown = open.filter(({ id }) => isSelected(selection, id));
  const openCount = useOpenHelpCount(filter, maySelectAll && (isAll || shown.length > 0)).data;
  const count = isAll ? (openCount ?? 0) : shown.length;

  function task(): ClosingTask {
    const seen = shown.map(({ id, updatedAt }) => ({ id, updatedAt }));
    return { count, chosen: isAll ? { filter: bodyOf(filter) } : { requests: seen } };
  }

  return { ...rows, ofOpen: rows.ofRows(open), open, openCount, count, task };
}

/** The filter as the body of a call, without what is not chosen. */
function bodyOf({ status, company, group, assignee, search }: HelpFilter): HelpToClose['filter'] {
  return {
    ...(status === null ? {} : { status }),
    ...(company === null ? {} : { company }),
    ...(group === null ? {} : { group }),
    ...(assignee === null ? {} : { assignee }),
    ...(search === '' ? {} : { search }),
  };
}
