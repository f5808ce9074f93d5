import type { Module } from '@portal/contract/modules';
import { isBlank } from '@portal/contract/text-rules';
import { useRef, useState } from 'react';
import { useLatestModule } from '#web/features/modules/api/modules.ts';
import { VersionComparison } from '#web/features/modules/compare/components/version-comparison.tsx';
import type { SaveState } from '#web/features/modules/save/model/save-flow.ts';
import { useFocusFallback, useSaveResult } from '#web/features/modules/save/model/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { OptionalMark } from '#web/ui/optional-mark.tsx';
import { useModuleEdit } from '../model/use-module-edit.ts';
import { EditNote } from './edit-note.tsx';
import { ModuleFields } from './module-fields.tsx';

type ModuleEditorProps = {
  /** The module as the list contains it. */
  module: Module;
  /** Called to return to the details. */
  onDone: () => void;
};

/** The editor of a module: texts, video, captions and questions. It asks before unsaved changes are lost. */
export function ModuleEditor({ module, onDone }: ModuleEditorProps) {
  const server = useLatestModule(module);
  const [base, setBase] = useState(module);
  return (
    <EditForm
      // Another version starts with new fields and a new save.
      key={base.version}
      base={base}
      server={server}
      onTakeLatest={() => setBase(server.latest)}
      onDone={onDone}
    />
  );
}

type EditFormProps = {
  /** The version that is edited. */
  base: Module;
  server: ReturnType<typeof useLatestModule>;
  onTakeLatest: () => void;
  onDone: () => void;
};

function EditForm({ base, server, onTakeLatest, onDone }: EditFormProps) {
  const { latest, isDeleted } = server;
  const edit = useModuleEdit({ base, latest, onTakeLatest });
  const { runner, state, form, questions, isBusy } = edit;
  const saveButton = useRef<HTMLButtonElement>(null);
  useSaveResult(state, () => 'Module updated successfully', onDone);
  useFocusFallback(saveButton, state.kind);

  const [current = null] = latest.videos;
  return (
    <>
      <form noValidate onSubmit={edit.submit}>
        <ModuleFields
          form={form}
          legend="The module"
          videoLabel={
            <>
              <span>{current === null ? 'Video' : 'Replacement video'}</span>
              <OptionalMark />
            </>
          }
          current={current}
          questions={questions}
          onQuestions={edit.changeQuestions}
          disabled={isBusy}
        />
        <DialogFooter>
          <EditNote module={latest} isDeleted={isDeleted} edit={edit} />
          <Button variant="outline" onClick={onDone}>
            {isDeleted ? 'Close' : 'Cancel'}
          </Button>
          {isDeleted ? null : (
            <Button
              ref={saveButton}
              type="submit"
              busy={isBusy}
              busyLabel="Saving…"
              disabled={isBlank(form.texts.name) || edit.isUnready}
            >
              {state.kind === 'stopped' ? 'Retry' : 'Save Changes'}
            </Button>
          )}
        </DialogFooter>
      </form>
      <LeaveGuard
        isActive={(edit.hasUnsavedChanges || isBusy) && state.kind !== 'saved'}
        title="Leave without saving?"
        message={LOST[state.kind] ?? LOST_UNSAVED}
        confirmLabel="Leave"
        onLeave={runner.cancelUpload}
      />
      {edit.isComparing && !isDeleted ? (
        <VersionComparison
          differences={edit.isOutdated ? edit.differences : null}
          reading={server}
          onTakeTheirs={onTakeLatest}
          onKeepMine={edit.keepMine}
          onClose={edit.endComparing}
        />
      ) : null}
    </>
  );
}

const LOST_UNSAVED = 'Your changes to this module are not saved yet and would be lost.';
const LOST: Partial<Record<SaveState['kind'], string>> = {
  uploading: 'The video is still being sent. Leaving stops that, and nothing is saved.',
  committing: 'Your changes are just being saved. If you leave, they may be saved all the same.',
};
