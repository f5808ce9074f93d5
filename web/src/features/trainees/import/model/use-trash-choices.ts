import type { ImportReport, RowInTrash, TrashChoice } from '@portal/contract/trainee-import';
import { useState } from 'react';
import type { TrashChoices } from '../api/import-trainees.ts';

/** The choices for the rows of an import whose emails belong to trainees in the trash: one for all, others for lines. */
export function useTrashChoices({ inTrash, inTrashRows }: ImportReport) {
  const [forAll, setForAll] = useState<TrashChoice>('restore');
  const [chosen, setChosen] = useState<ReadonlyMap<number, TrashChoice>>(new Map());

  function choiceOf({ line, deleted }: RowInTrash): TrashChoice {
    const choice = chosen.get(line) ?? forAll;
    // A trainee cannot be restored before the company.
    return choice === 'restore' && !deleted.isRestorable ? 'leave-out' : choice;
  }

  const lines = inTrashRows.flatMap((row) => {
    const choice = choiceOf(row);
    return choice === forAll ? [] : [[row.line, choice] as const];
  });
  const unlisted = forAll === 'leave-out' ? inTrash - inTrashRows.length : 0;
  const leftOut = inTrashRows.filter((row) => choiceOf(row) === 'leave-out').length + unlisted;
  const choices: TrashChoices = { forAll, lines };
  return {
    forAll,
    choices,
    choiceOf,
    /** The number of rows that are left out. */
    leftOut,
    /** Replaces the choices for single lines. */
    chooseForAll(choice: TrashChoice) {
      setForAll(choice);
      setChosen(new Map());
    },
    choose: (line: number, choice: TrashChoice) => setChosen(new Map(chosen).set(line, choice)),
  };
}
