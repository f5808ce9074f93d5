import { Instant } from '#web/platform/time/instant.tsx';

/** The time of the figures; undefined without a company. */
export function CountedAt({ instant }: { instant: string | undefined }) {
  if (instant === undefined) return null;
  return (
    <p className="text-sm text-text-muted">
      <span>Counted</span> <Instant value={instant} />
    </p>
  );
}
