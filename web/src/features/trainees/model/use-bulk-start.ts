import { useState } from 'react';
import {
  type BulkAction,
  countAfterConflict,
  useStartBulkAction,
} from '#web/features/jobs/api/jobs.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { refreshTrainees } from '../api/trainees.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import type { ChosenTrainees } from './use-selection.ts';

export type BulkKind = BulkAction['action'];

/** A bulk action that waits for its confirmation. */
export type BulkTask = ChosenTrainees & {
  readonly kind: BulkKind;
  /** The number of selected trainees as the list shows it. */
  readonly count: number;
};

export type BulkDialogProps = {
  task: BulkTask;
  /** The list has a search or a filter. */
  isFiltered: boolean;
  onClose: () => void;
  /** Called after the action was started, or when no trainee is left for it. */
  onEnd: () => void;
};

/** The company of a move, or the group of a change of a group. */
type BulkTarget = Pick<BulkAction, 'companyId' | 'groupId'>;

/** Starts the action. If another number of trainees is found meanwhile, the dialog asks again with that number. */
export function useBulkStart({ task, isFiltered, onEnd }: BulkDialogProps) {
  const start = useStartBulkAction();
  const [count, setCount] = useState(task.count);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  function confirm(target: BulkTarget = {}) {
    const expected = 'filter' in task.selected ? { expectedCount: count } : {};
    setProblem(undefined);
    start.mutate(
      { action: task.kind, ...task.selected, ...expected, ...target },
      { onSuccess: onEnd, onError: showRefusal },
    );
  }

  function showRefusal(error: Error) {
    const found = countAfterConflict(error);
    if (found !== null) {
      setCount(found);
      void refreshTrainees();
    }
    setProblem(
      found === null || found === 0 ? messageOf(error) : traineeTexts().bulk.changed(found, count),
    );
  }

  return {
    count,
    /** The trainees are those of a filter, not selected one by one. */
    isFiltered: isFiltered && 'filter' in task.selected,
    problem,
    busy: start.isPending,
    confirm,
  };
}

export type AskingDialogProps = ReturnType<typeof useBulkStart> &
  Pick<BulkDialogProps, 'task' | 'onClose'>;
