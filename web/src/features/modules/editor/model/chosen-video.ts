import { megabytesOf } from '@portal/contract/megabytes';
import { because } from '@portal/contract/reasons';
import { formatRefusal, playbackLimit } from '@portal/contract/video-formats';
import { useEffect, useState } from 'react';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { refusalText } from '#web/platform/language/reasons.ts';
import { words } from '#web/platform/language/words.ts';
import { useVideoLimit } from '../api/video-limit.ts';
import { readVideoFacts, type VideoFacts } from './read-video-facts.ts';
import { type FoundFormat, readVideoFormat } from './read-video-format.ts';

export type VideoReading =
  | { kind: 'none' }
  | { kind: 'reading'; file: File; url: string }
  | { kind: 'read'; file: File; url: string; facts: VideoFacts; format: FoundFormat }
  | { kind: 'unreadable'; file: File; format: FoundFormat };

/** The chosen file, a URL to show it, and what is known about it before it is sent. */
export function useChosenVideo() {
  const maxBytes = useVideoLimit();
  const [file, setFile] = useState<File | null>(null);
  /** The file that the admin wants to send although the server will refuse it. */
  const [forcedFile, setForcedFile] = useState<File | null>(null);
  const reading = useReading(file);
  const { refusal, warning } = verdictOn(reading, maxBytes);
  const isForced = file !== null && file === forcedFile;
  return {
    file,
    /** In bytes; null while it is unknown. */
    maxBytes,
    reading,
    /** The reason why the server will refuse the file; null if none is known. */
    refusal,
    isForced,
    /** A sentence about the part that some browsers will not play; null if none is known. */
    warning,
    /** Without a file, or with one that can be sent. */
    isReady: file === null || (reading.kind === 'read' && (refusal === null || isForced)),
    choose: setFile,
    sendAnyway: () => setForcedFile(file),
  };
}

export type VideoChoice = ReturnType<typeof useChosenVideo>;

function verdictOn(reading: VideoReading, maxBytes: number | null) {
  if (reading.kind === 'none') return { refusal: null, warning: null };
  if (maxBytes !== null && reading.file.size > maxBytes)
    return { refusal: words().fileTooLarge(megabytesOf(maxBytes)), warning: null };
  if (reading.kind === 'reading' || reading.format === null)
    return { refusal: null, warning: null };
  if (reading.format === 'unknown')
    return { refusal: refusalText(because('videoUnknown')), warning: null };
  const refused = formatRefusal(reading.format);
  const refusal = refused === null ? null : refusalText(refused);
  const limit = refusal === null ? playbackLimit(reading.format) : null;
  return { refusal, warning: limit === null ? null : modulesTexts().playbackLimits[limit] };
}

/** The duration that the browser reports is that of the header, which may be wrong. */
function measured(facts: VideoFacts, format: FoundFormat): VideoFacts {
  const seconds = format === null || format === 'unknown' ? null : format.seconds;
  return seconds === null ? facts : { ...facts, duration: seconds };
}

function useReading(file: File | null): VideoReading {
  const [reading, setReading] = useState<VideoReading>({ kind: 'none' });
  useEffect(() => {
    if (file === null) {
      setReading({ kind: 'none' });
      return undefined;
    }
    const url = URL.createObjectURL(file);
    const abandoned = new AbortController();
    setReading({ kind: 'reading', file, url });
    void Promise.all([readVideoFacts(url, abandoned.signal), readVideoFormat(file)]).then(
      ([facts, format]) => {
        if (abandoned.signal.aborted) return;
        setReading(
          facts === null
            ? { kind: 'unreadable', file, format }
            : { kind: 'read', file, url, facts: measured(facts, format), format },
        );
      },
    );
    return () => {
      abandoned.abort();
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return reading;
}
