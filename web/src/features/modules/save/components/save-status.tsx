import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { UploadProgress, type UploadState } from '#web/ui/upload-progress.tsx';
import type { SaveState } from '../model/save-flow.ts';

type SaveStatusProps = {
  state: SaveState;
  /** The name of the file being sent. */
  fileName: string;
  onCancelUpload: () => void;
};

/** The progress of the save, or the reason and the step at which it stopped. */
export function SaveStatus({ state, fileName, onCancelUpload }: SaveStatusProps) {
  const t = modulesTexts().save;
  if (state.kind === 'uploading')
    return (
      <UploadProgress
        fileName={fileName}
        state={uploadState(state.sentBytes, state.totalBytes)}
        onCancel={onCancelUpload}
      />
    );
  if (state.kind === 'stopped')
    return (
      <Banner tone={state.message === null ? 'warning' : 'danger'}>
        {/* Not a toast, which would cover the buttons that the message refers to. */}
        <div role="alert" className="wrap-anywhere">
          <p>{state.message ?? t.uploadCancelled}</p>
          <p className="font-normal">{whatNow(state)}</p>
        </div>
      </Banner>
    );
  return state.kind === 'committing' ? <Banner icon={<Spinner />}>{t.saving}</Banner> : null;
}

function uploadState(sentBytes: number, totalBytes: number): UploadState {
  return sentBytes < totalBytes || totalBytes === 0
    ? { kind: 'sending', sentBytes, totalBytes }
    : { kind: 'processing' };
}

function whatNow({ upload }: Extract<SaveState, { kind: 'stopped' }>): string {
  const t = modulesTexts().save;
  // The message does not say that nothing was saved: if an answer was lost, the server may have saved everything.
  return upload === null ? t.retrySaves : t.retrySavesWithoutUpload;
}
