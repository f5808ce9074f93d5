import type { Module } from '@portal/contract/modules';
import { useLayoutEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { session } from '../../../platform/session/session-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCompanyImpact } from '../api/impact.ts';
import { useReorderModules } from '../api/reorder-modules.ts';
import { reorderWords } from '../impact-words.ts';
import { KEYS, type Lifted, pressKey } from '../lifted-row.ts';
import { reorderFailure, reorderObstacle, reorderRefusal } from '../reorder-messages.ts';
import { useDragOrder } from '../use-drag-order.ts';
import { useOrderInHand } from '../use-order-in-hand.ts';
import { ImpactNote } from './impact-note.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ReorderRow } from './reorder-row.tsx';

type ModuleReorderProps = {
  companyId: number;
  modules: readonly Module[];
  onClose: () => void;
};

/** Puts a company's modules into another order, by drag, by buttons or by keys. */
export function ModuleReorder({ companyId, modules, onClose }: ModuleReorderProps) {
  const hand = useOrderInHand(modules);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const save = useReorderModules(companyId);
  const keepFocus = useFocusOnMoved(list);

  function move(from: number, to: number, name: string) {
    hand.move(from, to);
    setSaid(`${name}, position ${to + 1} of ${modules.length}.`);
  }
  const drag = useDragOrder(list, (from, to) => move(from, to, hand.modules[from]?.name ?? ''));

  function press(key: string, { id, name }: Module): boolean {
    const outcome = pressKey(key, id, name, { order: hand.order, lifted });
    if (outcome === null) return false;
    hand.set(outcome.order);
    setLifted(outcome.lifted);
    setSaid(outcome.said);
    keepFocus(`${id}-handle`);
    return true;
  }

  function submit() {
    const isSignedIn = session.current().token !== null;
    const obstacle = reorderObstacle({ companyId, moduleCount: hand.order.length, isSignedIn });
    if (obstacle !== null) return void toast.error(obstacle);
    save.mutate(hand.order, {
      onSuccess: ({ success, message }) => {
        if (!success) return void toast.error(reorderRefusal(message));
        toast.success('Module order saved successfully!');
        onClose();
      },
      onError: (error) => void toast.error(reorderFailure(error)),
    });
  }

  return (
    <section aria-label="Reorder Modules" className="grid gap-4">
      <div className="flex min-h-7 flex-wrap items-center gap-3">
        <h2 className="font-semibold text-lg tracking-tight">Reorder Modules</h2>
        <span role="status">
          {hand.isChanged ? <Badge tone="accent">Order Changed</Badge> : null}
        </span>
        <p id="reorder-keys" className="basis-full text-sm text-text-muted">
          Drag a module by its handle, or use the arrows beside it.
          <span className="sr-only"> On a handle, Space lifts it. {KEYS}</span>
        </p>
      </div>
      <ol ref={list} className="grid gap-3">
        {hand.modules.map((module, index) => (
          <ReorderRow
            key={module.id}
            module={module}
            index={index}
            count={hand.modules.length}
            isLifted={lifted?.id === module.id || drag.from === index}
            isMakingRoom={drag.from !== null}
            offset={drag.offsetOf(index)}
            handleProps={{
              ...drag.handleProps(index),
              onKeyDown: (event) => {
                if (press(event.key, module)) event.preventDefault();
              },
              onBlur: ({ relatedTarget }) => {
                // Being moved in the page takes the focus for a moment, and leads to nothing else.
                if (relatedTarget !== null) setLifted(null);
              },
            }}
            onStep={(by) => {
              move(index, index + by, module.name);
              keepFocus(`${module.id}-${by === 1 ? 'down' : 'up'}`);
            }}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ReorderImpact companyId={companyId} isShown={hand.isChanged} />
      <div className="sticky bottom-0 z-20 flex flex-wrap justify-end gap-3 border-t bg-background py-4 max-sm:*:grow">
        <Button variant="outline" disabled={save.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button busy={save.isPending} busyLabel="Saving…" onClick={submit}>
          Save Order
        </Button>
      </div>
      <LeaveGuard
        isActive={hand.isChanged && !save.isSuccess}
        title="Leave without saving?"
        message="The new order is not saved yet and would be lost."
        confirmLabel="Leave"
        onLeave={onClose}
      />
    </section>
  );
}

function ReorderImpact({ companyId, isShown }: { companyId: number; isShown: boolean }) {
  const { data, isError } = useCompanyImpact(companyId);
  if (!isShown) return null;
  // Not a word while it is counted: a note that goes again would pull the buttons along.
  if (data === undefined) return isError ? <ImpactNote words={null} hasFailed /> : null;
  const words = reorderWords(data);
  return words === null ? null : <ImpactNote words={words} hasFailed={false} />;
}

/** A row that is moved in the page loses the focus: its control gets it back. */
function useFocusOnMoved(list: { readonly current: HTMLElement | null }) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-control="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return (control: string) => {
    wanted.current = control;
  };
}
