import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import type { Difference } from '../model/differences.ts';
import { moduleVersionsTexts } from '../texts/catalogue.ts';

type VersionComparisonProps = {
  /** Null while the other version is loading. */
  differences: readonly Difference[] | null;
  /** The query that loads the other version. */
  reading: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Called when this admin drops the own changes. */
  onTakeTheirs: () => void;
  /** Called when this admin saves the own changes over the other version. */
  onKeepMine: () => void;
  onClose: () => void;
};

/** Shows two versions of a module that was changed by two admins, or by one in two tabs. This admin chooses one. */
export function VersionComparison(props: VersionComparisonProps) {
  const t = moduleVersionsTexts();
  const { differences, reading, onTakeTheirs, onKeepMine, onClose } = props;
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t.title} description={t.description}>
      {differences === null ? (
        <OtherVersionAwaited reading={reading} />
      ) : (
        <ul className="grid gap-6">
          {differences.map((difference) => (
            <li key={difference.field}>
              <DifferenceRow difference={difference} />
            </li>
          ))}
        </ul>
      )}
      <DialogFooter>
        <p className="basis-full text-pretty text-sm text-text-muted">{t.choices}</p>
        <Button variant="ghost" className="sm:me-auto" onClick={onClose}>
          {t.back}
        </Button>
        <Button variant="outline" disabled={differences === null} onClick={onTakeTheirs}>
          {t.showTheirs}
        </Button>
        <Button disabled={differences === null} onClick={onKeepMine}>
          {t.keepMine}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function OtherVersionAwaited({ reading }: Pick<VersionComparisonProps, 'reading'>) {
  const t = moduleVersionsTexts();
  const { error, isFetching, refetch } = reading;
  if (error !== null)
    return (
      <ErrorCard
        title={t.loadFailed}
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="shadow-none!"
      />
    );
  return (
    <SkeletonRegion label={t.loading} className="grid gap-3 sm:grid-cols-2">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </SkeletonRegion>
  );
}

function DifferenceRow({ difference: { field, mine, theirs } }: { difference: Difference }) {
  const t = moduleVersionsTexts();
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-sm">{field}</h3>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Version label={t.yours} text={mine ?? t.unchanged} isMuted={mine === null} />
        <Version label={t.theirs} text={theirs} isMuted={false} />
      </dl>
    </section>
  );
}

function Version({ label, text, isMuted }: { label: string; text: string; isMuted: boolean }) {
  return (
    <div className="grid min-w-0 content-start gap-1 rounded-lg border bg-surface px-3.5 py-2.5 text-sm">
      <dt className="font-medium text-text-muted">{label}</dt>
      <dd
        className={
          isMuted ? 'text-text-muted italic' : 'whitespace-pre-wrap text-text wrap-anywhere'
        }
      >
        <span dir="auto">{text}</span>
      </dd>
    </div>
  );
}
