import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import {
  readTranscriptChoice,
  saveTranscriptChoice,
} from '#web/platform/storage/transcript-choice.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { transcriptTexts } from '../texts/catalogue.ts';
import type { TranscriptProps } from './open-transcript.tsx';

const OpenTranscript = lazyOnIdle(
  async () => (await import('./open-transcript.tsx')).OpenTranscript,
);

/** The captions of a module as a text that can be read and searched; nothing without captions. */
export function TranscriptPanel(props: TranscriptProps) {
  const { videos } = props.module;
  const id = useId();
  const isWide = useMediaQuery('(width >= 64rem)');
  const [chosen, setChosen] = useState(readTranscriptChoice);
  const isOpen = chosen ?? isWide;
  if (videos.every(({ captions }) => captions.length === 0)) return null;

  function toggle(): void {
    saveTranscriptChoice(!isOpen);
    setChosen(!isOpen);
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <Card flush>
        <h2 id={`${id}-title`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={toggle}
            className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 px-5 font-semibold text-base tracking-tight hover:bg-hover focus-visible:-outline-offset-4 sm:px-6"
          >
            <span>{transcriptTexts().title}</span>
            <ChevronDown
              aria-hidden="true"
              className={classNames(
                'size-5 text-text-muted transition-transform motion-reduce:transition-none',
                isOpen && 'rotate-180',
              )}
            />
          </button>
        </h2>
        {isOpen ? (
          <div id={id} className="border-t">
            <OpenTranscript {...props} />
          </div>
        ) : null}
      </Card>
    </section>
  );
}
