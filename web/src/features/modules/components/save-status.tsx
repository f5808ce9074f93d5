import { Banner } from '../../../ui/banner.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { UploadProgress, type UploadState } from '../../../ui/upload-progress.tsx';
import type { SaveState } from '../save-flow.ts';

type SaveStatusProps = {
  state: SaveState;
  /** Of the file being sent. */
  fileName: string;
  /** Of a module that is there: nothing of it is discarded. */
  isChange?: boolean;
  onCancelUpload: () => void;
};

/** How far the saving is, or why and where it stopped. */
export function SaveStatus({ state, fileName, isChange = false, onCancelUpload }: SaveStatusProps) {
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
        {/* No toast: it would cover the buttons that this speaks of. */}
        <div role="alert" className="wrap-anywhere">
          <p>{state.message ?? 'Upload cancelled.'}</p>
          <p className="font-normal">{isChange ? CHANGE_STOPPED : whatNow(state)}</p>
        </div>
      </Banner>
    );
  const doing = underway[state.kind];
  return doing === undefined ? null : <Banner icon={<Spinner />}>{doing}</Banner>;
}

const underway: Partial<Record<SaveState['kind'], string>> = {
  'saving-module': 'Saving the module…',
  'saving-captions': 'Saving the captions…',
  'saving-questions': 'Saving the questions…',
  discarding: 'Discarding the draft…',
};

const CHANGE_STOPPED = 'Your changes are still here. Retry goes on where it stopped.';

function uploadState(sentBytes: number, totalBytes: number): UploadState {
  return sentBytes < totalBytes || totalBytes === 0
    ? { kind: 'sending', sentBytes, totalBytes }
    : { kind: 'processing' };
}

function whatNow({ at, stored }: Extract<SaveState, { kind: 'stopped' }>): string {
  if (at === 'discarding') return 'The draft is still there. You can discard it again or go on.';
  if (stored.moduleId === null) return 'Nothing was saved yet.';
  return 'The module is kept as a draft that trainees do not see. Retry goes on from there; Discard deletes it.';
}
