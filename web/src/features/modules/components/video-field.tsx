import { VIDEO_MAX_MB_DEFAULT } from '@portal/contract/limits';
import { DURATION_UNREAD } from '@portal/contract/videos';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Banner } from '../../../ui/banner.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { formatClock } from '../../../ui/format/duration.ts';
import type { VideoReading } from '../use-chosen-video.ts';
import { videoWarning } from '../video-warning.ts';

type VideoFieldProps = {
  label?: string;
  reading: VideoReading;
  onFile: (file: File | null) => void;
  disabled: boolean;
};

export function VideoField({ label = 'Video', reading, onFile, disabled }: VideoFieldProps) {
  const file = reading.kind === 'none' ? null : reading.file;
  const facts = reading.kind === 'read' ? reading.facts : null;
  const warning = file === null ? null : videoWarning(file, facts);
  return (
    <div className="grid gap-3">
      <FileDrop
        label={label}
        hint={`MP4, WebM or Ogg, max ${VIDEO_MAX_MB_DEFAULT}MB`}
        accept="video/*,.mp4,.webm,.ogv,.ogg"
        file={file}
        onFile={onFile}
        preview={<Preview reading={reading} />}
        error={reading.kind === 'unreadable' ? DURATION_UNREAD : undefined}
        disabled={disabled}
      />
      <p role="status" className="text-sm empty:hidden">
        {spokenFacts(reading)}
      </p>
      {warning === null ? null : (
        <Banner tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {warning}
        </Banner>
      )}
    </div>
  );
}

function Preview({ reading }: { reading: VideoReading }) {
  if (reading.kind !== 'read' && reading.kind !== 'reading') return null;
  return (
    <video
      // The first frame; without the fragment some browsers show none.
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
  if (reading.kind === 'reading') return 'Reading the duration…';
  if (reading.kind !== 'read') return '';
  return `Duration ${formatClock(reading.facts.duration)}`;
}
