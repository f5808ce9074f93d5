import type { TrashEntry, TrashKind } from '@portal/contract/trash';
import { useState } from 'react';
import {
  type Conflict,
  conflictIn,
  type RestoreChoices,
  refreshAfterRestore,
  restore,
  showRestored,
} from '#web/features/deletions/api/restore.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { toast } from '#web/ui/toast.ts';
import { trashTexts } from '../texts/catalogue.ts';
import { isSeveral, nameOf } from './trash-words.ts';

/** A deletion that is being restored. */
export type RestoreTarget = {
  readonly deletionId: number;
  readonly kind: TrashKind;
  readonly name: string;
  /** Set if the deletion is of one person: a conflict about an email can be solved by another email. */
  readonly person: 'trainee' | 'admin' | null;
  /** Restored afterwards: this target is the company that it needs. */
  readonly next: RestoreTarget | null;
};

export type OpenConflict = {
  readonly target: RestoreTarget;
  readonly conflict: Conflict;
  /** The choices with which the target was refused. */
  readonly choices: RestoreChoices;
};

/**
 * Restores entries of the trash. A conflict stays open until the user has solved or cancelled it. `onSolved` is called
 * when a restoration closes its dialog.
 */
export function useRestoring(onSolved: () => void) {
  const [open, setOpen] = useState<OpenConflict | null>(null);
  /** The refusal of the choice that was made for the open conflict. */
  const [problem, setProblem] = useState<string | null>(null);
  const [busyWith, setBusyWith] = useState<number | null>(null);

  /** `isInDialog`: the dialog of a conflict is open. */
  async function attempt(target: RestoreTarget, isInDialog: boolean, choices?: RestoreChoices) {
    try {
      const restoration = await restore(target.deletionId, choices);
      setOpen(null);
      if (isInDialog) onSolved();
      if (target.next === null) showRestored(restoration, choices?.name ?? target.name);
      else await attempt(target.next, false);
    } catch (error) {
      showRefusal({ target, choices: choices ?? {} }, isInDialog, error);
    }
  }

  function showRefusal(
    refused: Pick<OpenConflict, 'target' | 'choices'>,
    isInDialog: boolean,
    error: unknown,
  ): void {
    const { target } = refused;
    /** The conflict of this target is the open one. */
    const isOpen = isInDialog && open?.target === target;
    const conflict = conflictIn(error);
    const isUnsolved = isOpen && (conflict === null || conflict.kind === open?.conflict.kind);
    if (isUnsolved) setProblem(messageOf(error));
    if (conflict !== null) setOpen({ ...refused, conflict });
    else if (!isOpen) {
      setOpen(null);
      const { name } = target;
      toast.error(trashTexts().notRestored(name), { name, description: messageOf(error) });
      // The entry may not exist any more.
      void refreshAfterRestore();
    }
  }

  async function start(target: RestoreTarget, choices?: RestoreChoices) {
    if (busyWith !== null) return;
    setProblem(null);
    setBusyWith(target.deletionId);
    await attempt(target, open !== null, choices);
    setBusyWith(null);
  }

  return {
    open,
    problem,
    busyWith,
    restore: (entry: TrashEntry) => void start(targetOf(entry)),
    /** Repeats the restoration of the open conflict with the user's choices. */
    solve: (choices: RestoreChoices) => {
      if (open === null) return;
      const { target } = open;
      // A company may have conflicts about its name and about emails, one after the other.
      void start(target, target.kind === 'company' ? { ...open.choices, ...choices } : choices);
    },
    /** Restores the company of the open conflict, then the entry itself. */
    restoreCompanyFirst: () => {
      if (open?.conflict.kind !== 'company') return;
      const { deletionId, companyName } = open.conflict;
      const company = { kind: 'company', deletionId, name: companyName, person: null } as const;
      void start({ ...company, next: open.target });
    },
    cancel: () => {
      if (busyWith !== null) return;
      setOpen(null);
      setProblem(null);
    },
  };
}

function targetOf(entry: TrashEntry): RestoreTarget {
  const { deletionId, kind } = entry;
  const isPerson = (kind === 'trainee' || kind === 'admin') && !isSeveral(entry);
  return { deletionId, kind, name: nameOf(entry), person: isPerson ? kind : null, next: null };
}
