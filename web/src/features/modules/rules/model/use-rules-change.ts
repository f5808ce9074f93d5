import { UNDO_OFFER_MS } from '@portal/contract/limits';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfterRules } from '#web/features/requirements/api/company-rules.ts';
import { toast } from '#web/ui/toast.ts';
import { showUndoToast } from '#web/ui/undo-toast.tsx';
import { rulesTexts } from '../texts/catalogue.ts';
import type { CountFromChoice, RulesEntry } from './rules-entry.ts';
import {
  type Failed,
  type ModuleRef,
  type Preview,
  previewAll,
  type Saved,
  saveAll,
  undoAll,
} from './save-rules.ts';

export type RulesChange = { modules: readonly ModuleRef[]; entry: RulesEntry };

/** The preview of the same rules for some modules, and their save. `onSaved` is called when all are saved. */
export function useRulesChange({ modules, entry }: RulesChange, onSaved: () => void) {
  const [choice, setChoice] = useState<CountFromChoice>('kept');
  const preview = useQuery({
    queryKey: ['previewOfRules', modules.map(({ id }) => id), entry, choice],
    queryFn: ({ signal }) => previewAll(modules, { entry, choice }, signal),
    // The figures of the other choice stay until those of this one have come.
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const [done, setDone] = useState(0);
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const save = useMutation({
    mutationFn: (previews: readonly Preview[]) => saveAll(previews, { entry, choice }, setDone),
    onSuccess: (result) => {
      const all = [...saved, ...result.saved];
      setSaved(all);
      setFailed(result.failed);
      if (result.failed.length === 0) end(all);
    },
  });

  function end(all: readonly Saved[]) {
    onSaved();
    refreshAfterRules();
    showSaved(all);
  }

  const isFailed = ({ module }: Preview) => failed.some((each) => each.module.id === module.id);
  const due = preview.data?.filter((each) => failed.length === 0 || isFailed(each)) ?? [];
  return {
    choice,
    setChoice,
    preview,
    failed,
    /** The modules that the next save sends, and how many of them the running one has sent. */
    progress: { done, total: due.length },
    isSaving: save.isPending,
    isReady: preview.isSuccess && !preview.isPlaceholderData,
    save() {
      setDone(0);
      save.mutate(due);
    },
    /** Ends the change after a save that failed for some modules; false if none was saved. */
    endPartly(): boolean {
      if (saved.length > 0) end(saved);
      return saved.length > 0;
    },
  };
}

/** Shows the saved rules with the offer to undo them. */
function showSaved(changes: readonly Saved[]): void {
  const t = rulesTexts().preview;
  const [first, ...others] = changes;
  if (first === undefined) return;
  const { name } = first.module;
  showUndoToast({
    message: others.length === 0 ? t.saved(name) : t.savedSeveral(changes.length),
    name: others.length === 0 ? name : '',
    offeredForMs: UNDO_OFFER_MS,
    busyLabel: t.undoing,
    undo: () => undo(changes),
  });
}

async function undo(changes: readonly Saved[]): Promise<void> {
  const t = rulesTexts().preview;
  const [problem] = await undoAll(changes);
  refreshAfterRules();
  if (problem === undefined) toast.success(t.undone);
  else toast.error(t.undoFailed, { description: problem.message });
}
