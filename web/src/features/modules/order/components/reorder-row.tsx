import type { Module } from '@portal/contract/modules';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ANY_LANGUAGE } from '#web/ui/name.tsx';
import { moduleOrderTexts } from '../texts/catalogue.ts';

type ReorderRowProps = {
  module: Module;
  /** Counted from 0. */
  index: number;
  count: number;
  /** The order is being saved. The controls are not disabled, so that they keep the focus. */
  isLocked: boolean;
  /** Being moved, by pointer or by keys. */
  isLifted: boolean;
  /** Another row is being moved, and this row moves aside smoothly. */
  movesAside: boolean;
  /** The distance in px from its place. */
  offset: number;
  handleProps: ComponentProps<'button'>;
  onStep: (by: 1 | -1) => void;
};

/** A module in reorder mode: dragged by its handle, or moved by its buttons. */
export function ReorderRow(props: ReorderRowProps) {
  const { module, index, count, isLocked, isLifted, movesAside, offset, handleProps, onStep } =
    props;
  const { id, name } = module;
  const t = moduleOrderTexts();
  return (
    <li
      style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
      className={classNames(
        'relative flex min-h-16 items-center gap-2 rounded-xl border bg-surface py-2 pe-2 shadow-xs sm:gap-3',
        isLifted && 'z-10 border-accent shadow-lg!',
        movesAside && !isLifted && 'motion-safe:transition-transform',
      )}
    >
      <button
        {...handleProps}
        type="button"
        data-control={`${id}-handle`}
        aria-label={t.handle({ name, place: index + 1, count })}
        aria-pressed={isLifted}
        aria-disabled={isLocked}
        aria-describedby="reorder-keys"
        className={classNames(
          'grid min-h-11 w-11 shrink-0 touch-none place-items-center self-stretch rounded-s-xl text-text-muted',
          isLocked ? 'opacity-40' : 'cursor-grab hover:bg-hover active:cursor-grabbing',
        )}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <span
        aria-hidden="true"
        className="w-6 text-center font-semibold text-sm text-text-muted tabular-nums"
      >
        {index + 1}
      </span>
      <h3 className="line-clamp-2 min-w-0 grow wrap-anywhere font-semibold text-sm uppercase tracking-wide">
        <span lang={ANY_LANGUAGE} dir="auto">
          {name}
        </span>
      </h3>
      <StepButton
        id={id}
        label={t.moveUp(name)}
        isOff={isLocked || index === 0}
        onClick={() => onStep(-1)}
        by={-1}
      />
      <StepButton
        id={id}
        label={t.moveDown(name)}
        isOff={isLocked || index === count - 1}
        onClick={() => onStep(1)}
        by={1}
      />
    </li>
  );
}

type StepButtonProps = {
  id: number;
  label: string;
  by: 1 | -1;
  /** The button is at its limit, or the order is being saved. It is not disabled, so that it keeps the focus. */
  isOff: boolean;
  onClick: () => void;
};

function StepButton({ id, label, by, isOff, onClick }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      data-control={`${id}-${by === 1 ? 'down' : 'up'}`}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => isOff || onClick()}
      className={classNames(isOff && 'opacity-40')}
    >
      {by === 1 ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
    </Button>
  );
}
