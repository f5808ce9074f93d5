import type { Module } from '@portal/contract/modules';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { useFocusKept } from '../use-focus-kept.ts';
import { type ModuleEdit, useModuleEdit } from '../use-module-edit.ts';
import { useSavedOutcome } from '../use-saved-outcome.ts';
import { ChangeImpact } from './change-impact.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { ModuleFields } from './module-fields.tsx';
import { SaveStatus } from './save-status.tsx';

type ModuleEditorProps = {
  /** As it is on the server, also when that changes meanwhile. */
  module: Module;
  /** Back to the details. */
  onDone: () => void;
};

/** Changes a module: its texts, its video and captions, its questions. Nothing is lost unasked. */
export function ModuleEditor({ module, onDone }: ModuleEditorProps) {
  const edit = useModuleEdit(module);
  const { runner, state, form, questions, isBusy } = edit;
  const saveButton = useRef<HTMLButtonElement>(null);
  useSavedOutcome(state, () => 'Module updated successfully', onDone);
  useFocusKept(saveButton, state.kind);

  const [current = null] = module.videos;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(edit.save)(event)}>
      <ModuleFields
        form={form}
        legend="The module"
        videoLabel={current === null ? 'Video (optional)' : 'Replacement video (optional)'}
        current={current}
        questions={questions.list}
        onQuestions={questions.setList}
        disabled={isBusy}
      />
      <DialogFooter>
        <SaveNotes module={module} edit={edit} />
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button
          ref={saveButton}
          type="submit"
          busy={isBusy}
          busyLabel="Saving…"
          disabled={form.name.trim() === '' || edit.isUnready}
        >
          {state.kind === 'stopped' ? 'Retry' : 'Save Changes'}
        </Button>
      </DialogFooter>
      <LeaveGuard
        isActive={(edit.hasWork || isBusy) && state.kind !== 'saved'}
        title="Leave without saving?"
        message={isBusy ? LOST_WHILE_SAVING : LOST}
        confirmLabel="Leave"
        onLeave={runner.abandon}
      />
    </form>
  );
}

/** What to know about saving, beside its button: the end of a long form may be far below. */
function SaveNotes({ module, edit }: { module: Module; edit: ModuleEdit }) {
  const { runner, state, form, questions, problem, isBusy } = edit;
  const isVideoChosen = form.video.file !== null;
  return (
    <div className="grid min-w-0 basis-full gap-3 empty:hidden">
      <ChangeImpact
        moduleId={module.id}
        change={{
          replacesVideo: isVideoChosen,
          changesQuestions: questions.hasChanges,
          isWithoutQuestions: questions.list.questions.length === 0,
          isWithoutVideo: module.videos.length === 0 && !isVideoChosen,
        }}
      />
      {questions.isOutdated && !isBusy ? (
        <ChangedElsewhere onTakeTheirs={questions.takeLatest} onKeepOwn={questions.keepOwn} />
      ) : null}
      {problem === null ? null : <FormError>{problem}</FormError>}
      <SaveStatus
        state={state}
        fileName={form.video.file?.name ?? ''}
        isChange
        onCancelUpload={runner.cancelUpload}
      />
    </div>
  );
}

const LOST = 'Your changes to this module are not saved yet and would be lost.';
const LOST_WHILE_SAVING =
  'Your changes are still being saved. Leaving stops that; what was saved by then stays.';
