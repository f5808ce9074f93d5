import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { formatTimeLeft } from './format/duration.ts';
import { formatFileSize } from './format/file-size.ts';
import { ProgressBar } from './progress-bar.tsx';
import { Spinner } from './spinner.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { sampleRate, secondsLeft, type TransferRate } from './transfer-rate.ts';

export type UploadState =
  | { kind: 'sending'; sentBytes: number; totalBytes: number }
  /** Everything is sent; the server is processing it. */
  | { kind: 'processing' }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };

type UploadProgressProps = {
  fileName: string;
  state: UploadState;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  className?: string | undefined;
};

/** The progress of an upload: bytes, percentage, time left, and buttons to cancel and retry. */
export function UploadProgress(props: UploadProgressProps) {
  const { fileName, state, onCancel, onRetry, className } = props;
  const t = uiTexts();
  const left = useSecondsLeft(state);
  const status = describe(state, left);
  const spoken = useThrottled(spokenStatus(state, left), state.kind);
  const canCancel = onCancel && (state.kind === 'sending' || state.kind === 'processing');
  return (
    <div className={classNames('grid gap-3 rounded-lg border bg-surface p-4 text-sm', className)}>
      <div className="flex items-center gap-3">
        <StateMark kind={state.kind} />
        <div className="grid min-w-0 grow gap-0.5">
          <p title={fileName} className="truncate font-medium">
            <span dir="auto">{fileName}</span>
          </p>
          <p
            className={
              state.kind === 'failed' ? 'text-danger-text' : 'text-text-muted tabular-nums'
            }
          >
            {status}
          </p>
        </div>
        {canCancel ? (
          <Button
            variant="ghost"
            size="sm"
            onClick={(event) => {
              // This button may appear under the pointer during a double click on the button that starts the upload.
              if (event.detail < 2) onCancel();
            }}
          >
            {t.cancel}
          </Button>
        ) : null}
        {onRetry && state.kind === 'failed' ? (
          <Button variant="outline" size="sm" onClick={onRetry}>
            {t.retry}
          </Button>
        ) : null}
      </div>
      {state.kind === 'sending' ? (
        <ProgressBar size="sm" label={t.upload.label(fileName)} value={percent(state)} />
      ) : null}
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </div>
  );
}

function StateMark({ kind }: { kind: UploadState['kind'] }) {
  if (kind === 'done')
    return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />;
  if (kind === 'failed')
    return <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger-text" />;
  return <Spinner className="text-accent-text" />;
}

function percent(state: { sentBytes: number; totalBytes: number }): number {
  return state.totalBytes === 0 ? 0 : Math.floor((100 * state.sentBytes) / state.totalBytes);
}

function describe(state: UploadState, left: number | null): string {
  const t = uiTexts().upload;
  if (state.kind === 'processing') return t.checking;
  if (state.kind === 'done') return t.done;
  if (state.kind === 'failed') return state.message;
  return t.sending({
    sent: formatFileSize(state.sentBytes),
    total: formatFileSize(state.totalBytes),
    percent: percent(state),
    left: left === null ? null : formatTimeLeft(left),
  });
}

function spokenStatus(state: UploadState, left: number | null): string {
  if (state.kind !== 'sending') return describe(state, left);
  return uiTexts().upload.spoken(percent(state), left === null ? null : formatTimeLeft(left));
}

function useSecondsLeft(state: UploadState): number | null {
  const [rate, setRate] = useState<TransferRate | null>(null);
  const sent = state.kind === 'sending' ? state.sentBytes : null;
  useEffect(() => {
    setRate((before) => (sent === null ? null : sampleRate(before, performance.now(), sent)));
  }, [sent]);
  return state.kind === 'sending' ? secondsLeft(rate, state.totalBytes) : null;
}

const quietMs = 8000;

/** The text for screen readers: updated at once when the kind changes, else at most every 8 s. */
function useThrottled(text: string, kind: UploadState['kind']): string {
  const [spoken, setSpoken] = useState(text);
  const last = useRef({ kind, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const now = performance.now();
    if (kind === last.current.kind && now - last.current.at < quietMs) return;
    last.current = { kind, at: now };
    setSpoken(text);
  }, [text, kind]);
  return spoken;
}
