import { FIGURES_MINUTES } from '@portal/contract/limits';
import { Instant } from '#web/platform/time/instant.tsx';

/** The time of the figures; undefined before the first count. */
export function CountedAt({ instant }: { instant: string | undefined }) {
  return (
    <p className="text-sm text-text-muted">
      {instant === undefined ? (
        `The figures are counted within ${FIGURES_MINUTES} minutes.`
      ) : (
        <>
          <span>Counted</span> <Instant value={instant} />
        </>
      )}
    </p>
  );
}
