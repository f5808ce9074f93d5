import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { uiTexts } from './texts/catalogue.ts';

/** A grey shape of the size of the content that is loading: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-shimmer rounded-md bg-text/9 forced-colors:border',
        className,
      )}
    />
  );
}

/** Announces the loading once, for any number of shapes. */
export function SkeletonRegion(props: {
  label?: string | undefined;
  className?: string | undefined;
  children: Elements;
}) {
  return (
    <div role="status" aria-busy="true" className={props.className}>
      <span className="sr-only">{props.label ?? uiTexts().loading}</span>
      {props.children}
    </div>
  );
}

const lineWidths = ['w-full', 'w-11/12', 'w-3/4'];

function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={classNames('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no other identity
        <Skeleton key={line} className={classNames('h-3.5', lineWidths[line % 3])} />
      ))}
    </span>
  );
}

export function SkeletonCard({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames('rounded-xl border bg-surface p-5 sm:p-6', className)}>
      <Skeleton className="mb-4 h-5 w-2/5" />
      <SkeletonText />
    </div>
  );
}

/** Rows as in `DataTable`: below a width of 640 px cards, of the height of `cardClass`. */
export function SkeletonRows({ rows, cardClass }: { rows?: number; cardClass: string }) {
  return (
    <>
      <div className="max-sm:hidden">
        <SkeletonTable rows={rows} />
      </div>
      <div className="grid gap-3 sm:hidden">
        <SkeletonCard className={cardClass} />
        <SkeletonCard className={cardClass} />
        <SkeletonCard className={cardClass} />
      </div>
    </>
  );
}

/** Rows of the height of those in a wide `DataTable`. */
export function SkeletonTable({ rows = 6 }: { rows?: number | undefined }) {
  return (
    <div className="overflow-hidden rounded-xl border bg-surface">
      <div className="h-11 border-b bg-surface-sunken/60" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no other identity
        <div key={row} className="flex h-16 items-center gap-5 border-b px-5 last:border-b-0">
          <Skeleton className="size-9 shrink-0 rounded-full!" />
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3.5 w-1/5" />
          <Skeleton className="ms-auto h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}
