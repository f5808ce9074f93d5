import type { Module } from '@portal/contract/modules';
import ChartColumn from 'lucide-react/icons/chart-column';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link, type LinkProps } from 'react-router';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
import { ANY_LANGUAGE, Name } from '#web/ui/name.tsx';
import { PosterImage } from '#web/ui/poster-image.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { durationOf, playbackSentences, problemSentences } from '../model/module-summary.ts';
import { modulesTexts } from '../texts/catalogue.ts';

type ModuleRowProps = {
  module: Module;
  /** The admin may change and delete the module. */
  mayChange: boolean;
  number: number;
  /** A module of the list has a poster, for which each row has a place. */
  hasPosters: boolean;
  /** The link to the module's details. */
  link: LinkProps;
  /** The link to the editor of the module. */
  editLink: LinkProps;
  onDelete: () => void;
};

/** A row that is one link; the buttons lie above it. */
export function ModuleRow(props: ModuleRowProps) {
  const { module, mayChange, number, hasPosters, link, editLink, onDelete } = props;
  const t = modulesTexts();
  const { name, draft, mcqs, videos } = module;
  return (
    <li className={rowClass}>
      <NumberMark number={number} poster={posterOf(module)} hasPosters={hasPosters} />
      {/* Beside a poster on a small phone, the buttons get a line of their own. */}
      <div className="grid min-w-26 grow basis-0 gap-1">
        <h2 className="line-clamp-2 wrap-anywhere font-semibold text-sm uppercase tracking-wide">
          <Link
            {...link}
            preventScrollReset
            title={name}
            lang={ANY_LANGUAGE}
            dir="auto"
            className="outline-none after:absolute after:inset-0 after:rounded-xl"
          >
            {name}
          </Link>
        </h2>
        <p className="text-sm text-text-muted tabular-nums">
          <Dotted>
            <span>{t.row.mcqs(mcqs.length)}</span>
            <span>{t.row.videos(videos.length)}</span>
            <span>
              <span className="sr-only">{t.row.duration}</span>{' '}
              <span>{formatClock(durationOf(module))}</span>
            </span>
          </Dotted>
        </p>
        {draft ? <DraftOrigin module={module} /> : null}
      </div>
      {draft ? (
        <Badge tone="warning" title={t.draftHidden}>
          {t.draft}
        </Badge>
      ) : null}
      {videos.some(({ missing }) => missing) ? (
        <Badge tone="danger" title={t.row.videoMissingHint}>
          {t.row.videoMissing}
        </Badge>
      ) : null}
      {draft ? (
        mayChange && <DraftActions name={name} editLink={editLink} onDelete={onDelete} />
      ) : (
        <RowActions
          moduleId={module.id}
          name={name}
          mayChange={mayChange}
          editLink={editLink}
          onDelete={onDelete}
        />
      )}
      {videos.flatMap((video) =>
        [...playbackSentences(video), ...problemSentences(video)].map((sentence) => (
          <PlaybackWarning key={`${video.id} ${sentence}`} hasPosters={hasPosters}>
            {sentence}
          </PlaybackWarning>
        )),
      )}
    </li>
  );
}

/** The poster of the module's video; null without one. */
export const posterOf = ({ videos }: Module): string | null =>
  videos.find(({ poster }) => poster !== null)?.poster ?? null;

type NumberMarkProps = { number: number; poster: string | null; hasPosters: boolean };

/** The number of the module, on its poster if it has one. */
function NumberMark({ number, poster, hasPosters }: NumberMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid shrink-0 place-items-center',
        hasPosters && 'w-20 sm:w-24',
      )}
    >
      {poster === null ? null : (
        <PosterImage url={mediaUrl(poster)} className="w-full rounded-md border" />
      )}
      <span
        className={classNames(
          'grid place-items-center rounded-full font-semibold text-text-muted tabular-nums',
          poster === null
            ? 'size-9 bg-surface-sunken text-sm'
            : 'absolute bottom-1 start-1 min-w-6 border bg-surface px-1 text-xs leading-5',
        )}
      >
        {number}
      </span>
    </span>
  );
}

type PlaybackWarningProps = Pick<ModuleRowProps, 'hasPosters'> & { children: string };

/** A problem that some trainees have with the video, in a line below the others. */
function PlaybackWarning({ hasPosters, children }: PlaybackWarningProps) {
  return (
    <p
      className={classNames(
        '-mt-2 flex basis-full items-start gap-1.5 text-pretty text-sm text-warning-text',
        // Below the name; on a phone the sentence needs the width that a poster takes.
        hasPosters ? 'sm:ps-28' : 'ps-13',
      )}
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** The author and the age of a draft, because an admin or a program may have left it unfinished. */
function DraftOrigin({ module: { createdAt, createdBy } }: Pick<ModuleRowProps, 'module'>) {
  const t = modulesTexts().row;
  return (
    <p className="wrap-anywhere text-sm text-text-muted">
      <Sentence
        text={createdBy === null ? t.created : t.createdBy}
        elements={[
          <Instant key="date" value={createdAt} show="date" />,
          <Name key="admin">{createdBy}</Name>,
        ]}
      />
    </p>
  );
}

type DraftActionsProps = Pick<ModuleRowProps, 'editLink' | 'onDelete'> & { name: string };
type RowActionsProps = DraftActionsProps & Pick<ModuleRowProps, 'mayChange'> & { moduleId: number };

function RowActions({ moduleId, name, mayChange, editLink, onDelete }: RowActionsProps) {
  const t = modulesTexts().row;
  return (
    <div className="relative -me-2 ms-auto flex opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
      <Link
        to={paths.moduleInsight.to(moduleId)}
        aria-label={t.insightOf(name)}
        // On a phone the name needs the place; the details of the module have the link too.
        className={buttonStyles({ variant: 'ghost', size: 'icon', className: 'max-sm:hidden' })}
      >
        <ChartColumn aria-hidden="true" />
      </Link>
      {mayChange ? (
        <>
          <Link
            {...editLink}
            preventScrollReset
            aria-label={t.edit(name)}
            className={buttonStyles({ variant: 'ghost', size: 'icon' })}
          >
            <Pencil aria-hidden="true" />
          </Link>
          <DeleteButton label={t.delete(name)} onClick={onDelete} />
        </>
      ) : null}
    </div>
  );
}

function DraftActions({ name, editLink, onDelete }: DraftActionsProps) {
  const t = modulesTexts().row;
  return (
    <div className="relative flex gap-2 max-sm:basis-full max-sm:ps-13">
      <Link
        {...editLink}
        preventScrollReset
        aria-label={t.continueNamed(name)}
        className={buttonStyles({ variant: 'outline', size: 'sm' })}
      >
        {t.continue}
      </Link>
      <Button variant="ghost" size="sm" aria-label={t.discardNamed(name)} onClick={onDelete}>
        {t.discard}
      </Button>
    </div>
  );
}

const rowClass = [
  'group relative flex min-h-20 flex-wrap items-center gap-4 rounded-xl border bg-surface px-4 py-3 shadow-xs sm:px-5',
  'transition-[border-color,box-shadow] hover:border-border-strong/50 hover:shadow-md',
  'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus-ring has-[a:focus-visible]:outline-offset-2',
].join(' ');
