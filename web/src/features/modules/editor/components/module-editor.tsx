import type { Module } from '@portal/contract/modules';
import { isBlank } from '@portal/contract/text-rules';
import { useRef, useState } from 'react';
import { useLatestModule } from '#web/features/modules/api/modules.ts';
import { VersionComparison } from '#web/features/modules/compare/components/version-comparison.tsx';
import type { SaveState } from '#web/features/modules/save/model/save-flow.ts';
import { useFocusFallback, useSaveResult } from '#web/features/modules/save/model/use-save.ts';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { OptionalMark } from '#web/ui/optional-mark.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useModuleEdit } from '../model/use-module-edit.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
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
  const t = moduleEditorTexts();
  const { leave } = modulesTexts();
  const { latest, isDeleted } = server;
  const edit = useModuleEdit({ base, latest, onTakeLatest });
  const { runner, state, form, questions, isBusy } = edit;
  const saveButton = useRef<HTMLButtonElement>(null);
  useSaveResult(state, () => t.storedModule.saved, onDone);
  useFocusFallback(saveButton, state.kind);

  const [current = null] = latest.videos;
  return (
    <>
      <form noValidate onSubmit={edit.submit}>
        <ModuleFields
          form={form}
          legend={t.storedModule.legend}
          videoLabel={
            <>
              <span>
                {current === null ? modulesTexts().fields.video : t.storedModule.replacementVideo}
              </span>
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
            {isDeleted ? uiTexts().close : uiTexts().cancel}
          </Button>
          {isDeleted ? null : (
            <Button
              ref={saveButton}
              type="submit"
              busy={isBusy}
              busyLabel={uiTexts().saving}
              disabled={isBlank(form.texts.name) || edit.isUnready}
            >
              {state.kind === 'stopped' ? uiTexts().retry : t.storedModule.save}
            </Button>
          )}
        </DialogFooter>
      </form>
      <LeaveGuard
        isActive={(edit.hasUnsavedChanges || isBusy) && state.kind !== 'saved'}
        title={leave.title}
        message={lostBy(state.kind)}
        confirmLabel={leave.confirm}
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

/** The loss if the editor is left at this step of the save. */
function lostBy(step: SaveState['kind']): string {
  const { storedModule, leavingStopsUpload } = moduleEditorTexts();
  if (step === 'uploading') return leavingStopsUpload;
  return step === 'committing' ? storedModule.beingSaved : storedModule.unsaved;
}
