import { useOnline } from '#web/platform/online/use-online.ts';
import { classNames } from '#web/ui/class-names.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { LastUpdated } from './last-updated.tsx';

type LiveStatusProps = {
  /** The last refresh failed. */
  hasFailed: boolean;
  /** In ms since 1970. */
  updatedAt: number;
};

/** Shows whether the page is kept up to date, and when it was last updated. */
export function LiveStatus({ hasFailed, updatedAt }: LiveStatusProps) {
  const t = traineeTexts().detail;
  const isActive = useOnline() && !hasFailed;
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <span
          aria-hidden="true"
          className={classNames('size-2 rounded-full', isActive ? 'bg-success' : 'bg-warning')}
        />
        <span>{isActive ? t.trackingActive : t.trackingPaused}</span>
      </span>
      <LastUpdated at={updatedAt} />
    </>
  );
}
