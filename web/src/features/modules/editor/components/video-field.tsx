import { MEGABYTE } from '@portal/contract/limits';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { words } from '#web/platform/language/words.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
import type { VideoChoice, VideoReading } from '../model/chosen-video.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';

type VideoFieldProps = {
  label?: ReactNode;
  video: VideoChoice;
  onFile: (file: File | null) => void;
  disabled: boolean;
};

export function VideoField({ label, video, onFile, disabled }: VideoFieldProps) {
  const t = moduleEditorTexts();
  const { file, maxBytes, reading } = video;
  return (
    <div className="grid gap-3">
      <FileDrop
        label={label ?? modulesTexts().fields.video}
        hint={maxBytes === null ? t.video.formats : t.video.formatsWithLimit(maxBytes / MEGABYTE)}
        accept="video/*,.mp4,.webm,.ogv,.ogg"
        file={file}
        onFile={onFile}
        preview={<Preview reading={reading} />}
        error={reading.kind === 'unreadable' ? words().durationUnread : undefined}
        disabled={disabled}
      />
      <p role="status" className="text-sm empty:hidden">
        {spokenFacts(reading)}
      </p>
      <Verdict video={video} disabled={disabled} />
    </div>
  );
}

/** The reason why the server will refuse the file, or what some browsers will not play. */
function Verdict({ video, disabled }: Pick<VideoFieldProps, 'video' | 'disabled'>) {
  const { reading, refusal, isForced } = video;
  const t = moduleEditorTexts().video;
  if (refusal !== null)
    return (
      <Banner
        tone="warning"
        icon={<TriangleAlert aria-hidden="true" />}
        action={
          // Without its duration it cannot be sent at all.
          isForced || reading.kind !== 'read' ? null : (
            <Button variant="outline" size="sm" disabled={disabled} onClick={video.sendAnyway}>
              {t.sendAnyway}
            </Button>
          )
        }
      >
        {t.willBeRefused(refusal)}
      </Banner>
    );
  const warning = video.warning ?? (lacksPicture(reading) ? t.noPicture : null);
  return warning === null ? null : (
    <Banner tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      {warning}
    </Banner>
  );
}

function lacksPicture(reading: VideoReading): boolean {
  return reading.kind === 'read' && !reading.facts.hasPicture;
}

function Preview({ reading }: { reading: VideoReading }) {
  if (reading.kind !== 'read' && reading.kind !== 'reading') return null;
  return (
    <video
      // The first frame; without the fragment some browsers show nothing.
      src={`${reading.url}#t=0.1`}
      muted
      playsInline
      preload="metadata"
      aria-hidden="true"
      tabIndex={-1}
      className="pointer-events-none aspect-video w-28 shrink-0 rounded-md bg-black sm:w-40"
    />
  );
}

function spokenFacts(reading: VideoReading): string {
  const t = moduleEditorTexts().video;
  if (reading.kind === 'reading') return t.readingDuration;
  if (reading.kind !== 'read') return '';
  return t.duration(formatClock(reading.facts.duration));
}
