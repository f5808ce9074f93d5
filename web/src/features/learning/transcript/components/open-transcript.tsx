import type { TrainingModule } from '@portal/contract/learning';
import { useDeferredValue, useMemo, useState } from 'react';
import { isForReview } from '#web/features/learning/model/renewal.ts';
import type { CaptionsChoice } from '#web/features/learning/player/model/use-captions.ts';
import type { ModuleVisit } from '#web/features/learning/watching/model/use-module-visit.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTranscript } from '../api/transcript.ts';
import { type Cue, linesWith } from '../model/cues.ts';
import { transcriptTexts } from '../texts/catalogue.ts';
import { TranscriptLines } from './transcript-lines.tsx';

export type TranscriptProps = {
  module: TrainingModule;
  visit: Pick<ModuleVisit, 'player' | 'renewLinks'>;
  captions: CaptionsChoice;
};

/** The lines of the transcript with their search. */
export function OpenTranscript({ module, visit, captions }: TranscriptProps) {
  const { videos, mediaExpiresAt } = module;
  const { pick } = captions;
  const { renewLinks } = visit;
  const { data, error, refetch, isFetching } = useTranscript({
    videos,
    mediaExpiresAt,
    pick,
    renewLinks,
  });
  if (data !== undefined) {
    const language = pick(videos.flatMap((video) => video.captions))?.language ?? null;
    return <SearchedTranscript module={module} visit={visit} cues={data} language={language} />;
  }
  if (error !== null)
    return (
      <ErrorCard
        title={transcriptTexts().notLoaded}
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="rounded-none! border-0! shadow-none!"
      />
    );
  return (
    <div aria-busy="true" className="grid h-96 content-start gap-4 p-5 sm:h-112 sm:p-6">
      <Skeleton className="h-11" />
      {['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

type SearchedTranscriptProps = Omit<TranscriptProps, 'captions'> & {
  cues: readonly Cue[];
  language: string | null;
};

function SearchedTranscript({ module, visit, cues, language }: SearchedTranscriptProps) {
  const t = transcriptTexts();
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words);
  const lines = useMemo(() => linesWith(cues, searched), [cues, searched]);
  return (
    <>
      <div className="grid gap-2 px-5 py-4 sm:px-6">
        <SearchInput value={words} onChange={setWords} label={t.search} />
        <p className="text-sm text-text-muted">
          {isForReview(module) ? t.chooseLine : t.chooseReachedLine}
        </p>
        <p role="status" className="text-sm text-text-muted empty:hidden">
          {searched === '' ? '' : foundWords(lines.length, cues.length)}
        </p>
      </div>
      {lines.length === 0 ? null : (
        <TranscriptLines
          // Another list begins at its top.
          key={searched}
          player={visit.player}
          cues={cues}
          lines={lines}
          words={searched}
          language={language}
        />
      )}
    </>
  );
}

function foundWords(found: number, all: number): string {
  const t = transcriptTexts();
  return found === 0 ? t.noneFound : t.found({ found, all });
}
