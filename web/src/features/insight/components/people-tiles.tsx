import type { ModuleInsight } from '@portal/contract/insight';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatShare } from '#web/ui/format/format-share.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { insightTexts } from '../texts/catalogue.ts';

type People = NonNullable<ModuleInsight['people']>;

/** How many people opened, watched, tried and passed the module. */
export function PeopleTiles({ people }: { people: People }) {
  const t = insightTexts().people;
  const { trainees, opened, watched, tried, passed } = people;
  const ofTrainees = (share: string) => t.shareOfTrainees({ share, trainees });
  const ofOpened = t.shareOfOpened;
  return (
    <section aria-label={t.title} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Tile label={t.opened} count={opened} total={trainees} detail={ofTrainees} />
      {watched === null ? null : (
        <Tile label={t.watched} count={watched} total={opened} detail={ofOpened} />
      )}
      {tried === null ? null : (
        <Tile label={t.tried} count={tried} total={opened} detail={ofOpened} />
      )}
      <Tile label={t.passed} count={passed} total={opened} detail={ofOpened} isGoal />
    </section>
  );
}

type TileProps = {
  label: string;
  count: number;
  total: number;
  /** The share, with the people of whom it is. */
  detail: (share: string) => string;
  isGoal?: boolean;
};

function Tile({ label, count, total, detail, isGoal = false }: TileProps) {
  const share = formatShare(count, total);
  return (
    <StatCard
      label={label}
      value={formatNumber(count)}
      detail={detail(share)}
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
