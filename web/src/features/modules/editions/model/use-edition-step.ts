import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { toast } from '#web/ui/toast.ts';
import { type EditionEntry, useMakeEdition } from '../api/make-edition.ts';
import { editionsTexts } from '../texts/catalogue.ts';

type Refused = { entry: EditionEntry; message: string };

/**
 * The step around the save of a module that can make it be taken again: the question before the save, and the edition
 * after it.
 */
export function useEditionStep(moduleId: number) {
  const edition = useMakeEdition(moduleId);
  const [waiting, setWaiting] = useState<{ save: () => void } | null>(null);
  const [answer, setAnswer] = useState<EditionEntry | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  return {
    isAsking: waiting !== null,
    isBusy: edition.isPending,
    /** The edition was refused after the module was saved. */
    refused,
    ask: (save: () => void) => setWaiting({ save }),
    cancel: () => setWaiting(null),
    answer(entry: EditionEntry | null) {
      setAnswer(entry);
      setWaiting(null);
      waiting?.save();
    },
    /** Makes the edition of the answer, if there is one, then calls `onDone`. A refusal is kept in `refused`. */
    async afterSave(onDone: () => void) {
      if (answer === null) return onDone();
      try {
        await edition.mutateAsync(answer);
      } catch (error) {
        setRefused({ entry: answer, message: messageOf(error) });
        return;
      }
      toast.success(editionsTexts().done(answer.by));
      onDone();
    },
  };
}

export type EditionStep = ReturnType<typeof useEditionStep>;
