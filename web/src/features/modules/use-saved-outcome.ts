import { useEffect, useEffectEvent } from 'react';
import { toast } from 'sonner';
import type { ModuleEntry, SaveState } from './save-flow.ts';

/** Says what was saved, and goes on where nothing is left to do. */
export function useSavedOutcome(
  state: SaveState,
  messageFor: (entry: ModuleEntry) => string,
  onEnd: () => void,
): void {
  const tell = useEffectEvent((ended: SaveState) => {
    if (ended.kind === 'saved') {
      toast.success(messageFor(ended.entry));
      // They stay until they are read: what they warn of is found out by trainees otherwise.
      for (const warning of ended.stored.warnings)
        toast.warning(`About the video of “${ended.entry.name}”`, {
          description: warning,
          duration: Number.POSITIVE_INFINITY,
        });
    }
    if (ended.kind === 'saved' || ended.kind === 'discarded') onEnd();
  });
  useEffect(() => tell(state), [state]);
}
