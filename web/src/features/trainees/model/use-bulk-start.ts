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

/** The company of a move, the group of a change of a group, or the terms of an exception. */
type BulkTarget = Pick<BulkAction, 'companyId' | 'groupId' | 'exception'>;

/** Starts the action. If another number of trainees is found meanwhile, the dialog asks again with that number. */
export function useBulkStart({ task, isFiltered, onEnd }: BulkDialogProps) {
  const start = useStartBulkAction();
  const [count, setCount] = useState(task.count);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  /** Rejects with the refusal, or with the question about another number of trainees. */
  async function begin(target: BulkTarget): Promise<void> {
    const expected = 'filter' in task.selected ? { expectedCount: count } : {};
    setProblem(undefined);
    try {
      await start.mutateAsync({ action: task.kind, ...task.selected, ...expected, ...target });
    } catch (error) {
      const found = error instanceof Error ? countAfterConflict(error) : null;
      if (found === null) throw error;
      setCount(found);
      void refreshTrainees();
      const problem = found === 0 ? messageOf(error) : traineeTexts().bulk.changed(found, count);
      setProblem(problem);
      throw new Error(problem, { cause: error });
    }
    onEnd();
  }

  function confirm(target: BulkTarget = {}) {
    begin(target).catch((error: unknown) => setProblem(messageOf(error)));
  }

  return {
    count,
    /** The trainees are those of a filter, not selected one by one. */
    isFiltered: isFiltered && 'filter' in task.selected,
    problem,
    busy: start.isPending,
    begin,
    /** Begins, and has the reason of a failure as the `problem`. */
    confirm,
  };
}

export type AskingDialogProps = ReturnType<typeof useBulkStart> &
  Pick<BulkDialogProps, 'task' | 'onClose'>;
