import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import type { Difference } from '../model/differences.ts';

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
  const { differences, reading, onTakeTheirs, onKeepMine, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="This module has been changed elsewhere"
      description="Nothing of yours is saved yet. Choose which version stays."
    >
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
        <p className="basis-full text-pretty text-sm text-text-muted">
          “Keep mine” saves your changes; what you have not changed stays as it was saved there.
          “Show theirs” drops your changes.
        </p>
        <Button variant="ghost" className="sm:mr-auto" onClick={onClose}>
          Back to editing
        </Button>
        <Button variant="outline" disabled={differences === null} onClick={onTakeTheirs}>
          Show theirs
        </Button>
        <Button disabled={differences === null} onClick={onKeepMine}>
          Keep mine
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function OtherVersionAwaited({ reading }: Pick<VersionComparisonProps, 'reading'>) {
  const { error, isFetching, refetch } = reading;
  if (error !== null)
    return (
      <ErrorCard
        title="Failed to load the other version"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="shadow-none"
      />
    );
  return (
    <SkeletonRegion label="Loading the other version…" className="grid gap-3 sm:grid-cols-2">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </SkeletonRegion>
  );
}

function DifferenceRow({ difference: { field, mine, theirs } }: { difference: Difference }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-sm">{field}</h3>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Version label="Yours" text={mine ?? 'You have not changed it.'} isMuted={mine === null} />
        <Version label="Theirs" text={theirs} isMuted={false} />
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
        {text}
      </dd>
    </div>
  );
}
