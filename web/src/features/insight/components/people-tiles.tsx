import type { ModuleInsight } from '@portal/contract/insight';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatShare } from '#web/ui/format/format-share.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';

type People = NonNullable<ModuleInsight['people']>;

/** How many people opened, watched, tried and passed the module. */
export function PeopleTiles({ people }: { people: People }) {
  const { trainees, opened, watched, tried, passed } = people;
  const ofTrainees = `of ${formatNumber(trainees)} ${trainees === 1 ? 'trainee' : 'trainees'}`;
  const ofOpened = 'of those who opened it';
  return (
    <section aria-label="People" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Tile label="Opened" count={opened} total={trainees} of={ofTrainees} />
      {watched === null ? null : (
        <Tile label="Watched to the end" count={watched} total={opened} of={ofOpened} />
      )}
      {tried === null ? null : (
        <Tile label="Tried the quiz" count={tried} total={opened} of={ofOpened} />
      )}
      <Tile label="Passed" count={passed} total={opened} of={ofOpened} isGoal />
    </section>
  );
}

type TileProps = {
  label: string;
  count: number;
  total: number;
  /** The people of whom the share is. */
  of: string;
  isGoal?: boolean;
};

function Tile({ label, count, total, of, isGoal = false }: TileProps) {
  const share = formatShare(count, total);
  return (
    <StatCard
      label={label}
      value={formatNumber(count)}
      detail={`${share} ${of}`}
      visual={
        <span aria-hidden="true" className="max-sm:hidden">
          <ProgressRing
            value={total === 0 ? 0 : (100 * count) / total}
            label={label}
            size={48}
            tone={isGoal ? 'success' : 'accent'}
          >
            {null}
          </ProgressRing>
        </span>
      }
    />
  );
}
