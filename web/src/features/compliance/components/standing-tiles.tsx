import type { RequirementsSummary } from '@portal/contract/compliance';
import type { StandingFilter } from '@portal/contract/standing-filter';
import { Link } from 'react-router';
import { standingFilterWords, stateWord } from '#web/features/standing/api/standing-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { StateSymbol } from '#web/ui/state-symbol.tsx';
import { hasStandings, type People, useRequirementsSummary } from '../api/requirements-summary.ts';
import { complianceTexts } from '../texts/catalogue.ts';
import { TilesSkeleton, tilesClass } from './tiles-skeleton.tsx';

export type StandingTilesProps = People & {
  /** The address of the list of the trainees whom the filter finds. */
  addressOf: (standing: StandingFilter) => string;
  /** The filter of the list that is shown; null without one. */
  chosen?: StandingFilter | null;
  /** Some of the people are known to have a standing: the tiles have their place while they load. */
  isExpected: boolean;
};

/** How many trainees are overdue, due soon, expiring and valid, with links to them. Absent without rules. */
export function StandingTiles(props: StandingTilesProps) {
  const { company, group, isExpected, ...shown } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = useRequirementsSummary({
    company,
    group,
  });
  const t = complianceTexts().tiles;
  if (data !== undefined)
    return hasStandings(data) ? (
      <Tiles summary={data} isStale={isPlaceholderData} {...shown} />
    ) : null;
  if (!isExpected) return null;
  if (error !== null)
    return (
      <RetryBanner tone="danger" retrying={isFetching} onRetry={() => void refetch()}>
        {t.failed(error.message)}
      </RetryBanner>
    );
  return <TilesSkeleton />;
}

const TILES = [
  { standing: 'late', count: 'overdue', symbol: 'late', tone: 'text-danger-text' },
  { standing: 'dueSoon', count: 'dueSoon', symbol: 'due', tone: 'text-accent-text' },
  { standing: 'renewalOpen', count: 'expiring', symbol: 'renew', tone: 'text-warning-text' },
  { standing: 'valid', count: 'valid', symbol: 'done', tone: 'text-success-text' },
] as const;

function labelOf(standing: (typeof TILES)[number]['standing']): string {
  switch (standing) {
    case 'late':
      return stateWord('overdue');
    case 'renewalOpen':
      return complianceTexts().tiles.expiring;
    default:
      return standingFilterWords()[standing];
  }
}

type TilesProps = Pick<StandingTilesProps, 'addressOf' | 'chosen'> & {
  summary: RequirementsSummary;
  isStale: boolean;
};

function Tiles({ summary, isStale, addressOf, chosen }: TilesProps) {
  return (
    <ul
      aria-label={complianceTexts().tiles.title}
      className={classNames(tilesClass, isStale && 'opacity-60 transition-opacity')}
    >
      {TILES.map(({ standing, count, symbol, tone }) => (
        <li key={standing} className="min-w-0">
          <Link
            to={addressOf(standing)}
            preventScrollReset
            aria-current={standing === chosen ? 'true' : undefined}
            className={tileClass}
          >
            <span className="flex min-w-0 items-center gap-2 text-sm text-text-muted max-sm:text-xs">
              <span className={classNames('shrink-0 [&_svg]:size-4', tone)}>
                <StateSymbol symbol={symbol} />
              </span>
              <span className="wrap-anywhere hyphens-auto">{labelOf(standing)}</span>
            </span>
            <span className="font-semibold text-lg tabular-nums sm:text-2xl">
              {formatNumber(summary[count])}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const tileClass =
  'flex h-full min-h-11 items-center justify-between gap-2 rounded-xl border bg-surface px-3 py-1.5 shadow-xs hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-soft forced-colors:aria-[current]:border-2 sm:flex-col sm:items-start sm:gap-1 sm:px-5 sm:py-3';
