import type { TrashEntry, TrashKind } from '@portal/contract/trash';
import Building2 from 'lucide-react/icons/building-2';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import LibraryBig from 'lucide-react/icons/library-big';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import UsersRound from 'lucide-react/icons/users-round';
import type { ComponentType } from 'react';
import { useReach } from '#web/platform/session/use-reach.ts';
import { fullDate } from '#web/platform/time/format-instant.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { countsText, deletedByOf, isSeveral, nameOf, timeLeft } from '../model/trash-words.ts';
import { trashTexts } from '../texts/catalogue.ts';

const icons: Readonly<Record<TrashKind, ComponentType<{ className?: string }>>> = {
  trainee: GraduationCap,
  module: LibraryBig,
  group: UsersRound,
  company: Building2,
  admin: ShieldCheck,
};

const rowClass =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 px-4 py-4 sm:px-5 lg:grid-cols-[auto_minmax(0,1fr)_auto]';
const actionsClass =
  'col-start-2 flex flex-wrap items-start gap-2 max-sm:col-span-2 max-sm:col-start-1 max-sm:*:grow lg:col-start-3';

type TrashEntryRowProps = {
  entry: TrashEntry;
  isRestoring: boolean;
  onRestore: () => void;
  onPurge: () => void;
};

/** One deletion: what, who, when, what was deleted with it, and the time that is left to restore it. */
export function TrashEntryRow({ entry, isRestoring, onRestore, onPurge }: TrashEntryRowProps) {
  const { kinds, entry: t } = trashTexts();
  const { kind, company, deletedAt, purgeAt } = entry;
  const name = nameOf(entry);
  const Icon = icons[kind];
  const counts = countsText(entry);
  const kindWord = isSeveral(entry) ? t.trainees : kinds[kind];
  const now = useNow();
  return (
    <div className={rowClass}>
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-accent-soft text-accent-text"
      >
        <Icon className="size-[1.125rem]" />
      </span>
      <div className="grid min-w-0 gap-1 text-sm">
        <h2 className="wrap-anywhere font-medium text-base">
          <Name>{name}</Name>
        </h2>
        <p className="wrap-anywhere text-text-muted">
          <Dotted>
            <span>
              {company === null ? (
                <span>{kindWord}</span>
              ) : (
                <Sentence
                  text={(name = '') => t.ofCompany(kindWord, name)}
                  elements={[<Name key="company">{company.name}</Name>]}
                />
              )}
            </span>
            <span>
              <Sentence
                text={isSeveral(entry) ? t.deletedTogetherBy : t.deletedBy}
                elements={[
                  <Name key="admin">{deletedByOf(entry)}</Name>,
                  <Instant key="time" value={deletedAt} />,
                ]}
              />
            </span>
          </Dotted>
        </p>
        {counts === null ? null : <p className="text-pretty">{t.withCounts(counts)}</p>}
        <p>
          <time dateTime={purgeAt} title={fullDate(new Date(purgeAt))} className="font-medium">
            {timeLeft(purgeAt, now)}
          </time>
        </p>
      </div>
      <div className={actionsClass}>
        <Button
          size="sm"
          variant="outline"
          aria-label={t.restoreNamed(name)}
          busy={isRestoring}
          busyLabel={t.restoring}
          onClick={onRestore}
        >
          <Undo2 aria-hidden="true" />
          <span>{t.restore}</span>
        </Button>
        {useReach() === 'portal' ? (
          <Button
            size="sm"
            variant="ghost"
            className="text-danger-text!"
            aria-label={t.deleteNamedForGood(name)}
            onClick={onPurge}
          >
            <Trash2 aria-hidden="true" />
            <span>{t.deleteForGood}</span>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** An entry that is loading. */
export function TrashEntrySkeleton() {
  return (
    <div className={rowClass}>
      <Skeleton className="size-9 rounded-full!" />
      <div className="grid gap-2.5 py-1">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3.5 w-24" />
      </div>
      <div className={actionsClass}>
        <Skeleton className="h-9 w-24 pointer-coarse:h-11" />
        <Skeleton className="h-9 w-32 pointer-coarse:h-11" />
      </div>
    </div>
  );
}
