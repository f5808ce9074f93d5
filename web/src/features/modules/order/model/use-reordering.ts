import type { Module } from '@portal/contract/modules';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { moduleOrderTexts } from '../texts/catalogue.ts';
import { handleKey, type LiftedRow } from './keyboard-move.ts';
import { compareWithStored, type Draft, moveInOrder, type Order } from './module-order.ts';
import { useDragOrder } from './use-drag-order.ts';

/**
 * The state of reordering a company's modules, by dragging, by buttons or by keys. Nothing moves while `isLocked`, but
 * the controls keep the focus.
 */
export function useReordering(modules: readonly Module[], isLocked: boolean) {
  const draft = useDraftOrder(modules);
  const [lifted, setLifted] = useState<LiftedRow | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useFocusOnMoved(list);

  function move(from: number, to: number, name: string) {
    if (isLocked) return;
    draft.move(from, to);
    const { moved } = moduleOrderTexts().announcements;
    setAnnouncement(moved({ name, place: to + 1, count: modules.length }));
  }
  const drag = useDragOrder(list, (from, to) => move(from, to, draft.modules[from]?.name ?? ''));

  function press(key: string, { id, name }: Module): boolean {
    if (isLocked) return false;
    const outcome = handleKey(key, id, name, { order: draft.order, lifted });
    if (outcome === null) return false;
    draft.set(outcome.order);
    setLifted(outcome.lifted);
    setAnnouncement(outcome.announcement);
    keepFocus(`${id}-handle`);
    return true;
  }

  return {
    /** Ref of the list: its children are the rows. */
    list,
    order: draft.order,
    stored: draft.stored,
    /** The modules in the edited order. */
    modules: draft.modules,
    isChanged: draft.isChanged,
    isOutdated: draft.isOutdated,
    /** The last action, for a live region. */
    announcement,
    rowProps: (module: Module, index: number) => ({
      isLocked,
      isLifted: lifted?.id === module.id || drag.from === index,
      movesAside: drag.from !== null,
      offset: drag.offsetOf(index),
      handleProps: {
        ...drag.handleProps(index),
        ...(isLocked && { onPointerDown: undefined }),
        onKeyDown: (event: KeyboardEvent) => {
          if (press(event.key, module)) event.preventDefault();
        },
        onBlur: ({ relatedTarget }: FocusEvent) => {
          // Moving the row in the document blurs it for a moment, without a related target.
          if (relatedTarget !== null) setLifted(null);
        },
      },
      onStep: (by: -1 | 1) => {
        move(index, index + by, module.name);
        keepFocus(`${module.id}-${by === 1 ? 'down' : 'up'}`);
      },
    }),
  };
}

const idsOf = (modules: readonly Module[]): Order => modules.map(({ id }) => id);

/** The edited order; other admins may change the modules at the same time. */
function useDraftOrder(modules: readonly Module[]) {
  const stored = idsOf(modules);
  const [draft, setDraft] = useState<Draft>({ base: stored, written: stored });
  const { order, isEdited, isChanged, isOutdated } = compareWithStored(draft, stored);
  const set = (written: Order) => setDraft({ base: isEdited ? draft.base : stored, written });
  const byId = new Map(modules.map((module) => [module.id, module]));
  return {
    order,
    stored,
    /** The modules in the edited order. */
    modules: order.flatMap((id) => byId.get(id) ?? []),
    isChanged,
    isOutdated,
    set,
    move: (from: number, to: number) => set(moveInOrder(order, from, to)),
  };
}

/** Moving a row in the document blurs its control: this hook focuses it again. */
function useFocusOnMoved(list: { readonly current: HTMLElement | null }) {
  const controlToFocus = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (controlToFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-control="${controlToFocus.current}"]`)?.focus();
    controlToFocus.current = null;
  });
  return (control: string) => {
    controlToFocus.current = control;
  };
}
