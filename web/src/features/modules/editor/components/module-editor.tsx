import type { Module } from '@portal/contract/modules';
import { isBlank } from '@portal/contract/text-rules';
import { useId, useRef, useState } from 'react';
import { useCompanyModules, useLatestModule } from '#web/features/modules/api/modules.ts';
import { VersionComparison } from '#web/features/modules/compare/components/version-comparison.tsx';
import { EditionDialog } from '#web/features/modules/editions/components/edition-dialog.tsx';
import { EditionQuestion } from '#web/features/modules/editions/components/edition-question.tsx';
import {
  type EditionStep,
  useEditionStep,
} from '#web/features/modules/editions/model/use-edition-step.ts';
import { RulesSection } from '#web/features/modules/rules/components/rules-section.tsx';
import { type RulesForm, useRulesForm } from '#web/features/modules/rules/model/use-rules-form.ts';
import { rulesTexts } from '#web/features/modules/rules/texts/catalogue.ts';
import type { SaveState } from '#web/features/modules/save/model/save-flow.ts';
import { useFocusFallback, useSaveResult } from '#web/features/modules/save/model/use-save.ts';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { OptionalMark } from '#web/ui/optional-mark.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { type ModuleEdit, useModuleEdit } from '../model/use-module-edit.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
import { EditNote } from './edit-note.tsx';
import { ModuleFields } from './module-fields.tsx';

type ModuleEditorProps = {
  /** The module as the list contains it. */
  module: Module;
  /** Called to return to the details. */
  onDone: () => void;
};

/** The editor of a module: texts, video, captions, questions and rules. It asks before unsaved changes are lost. */
export function ModuleEditor({ module, onDone }: ModuleEditorProps) {
  const server = useLatestModule(module);
  const [base, setBase] = useState(module);
  const [saves, setSaves] = useState(0);
  // Outside of the fields, so that entered rules outlast another version of the module.
  const rules = useRulesForm(module);
  return (
    <EditForm
      // Another version, or the next save, starts with new fields.
      key={`${base.version} ${saves}`}
      base={base}
      server={server}
      rules={rules}
      onTakeLatest={() => setBase(server.latest)}
      onSaved={() => (rules.hasUnsavedRules ? setSaves(saves + 1) : onDone())}
      onDone={onDone}
    />
  );
}

type EditFormProps = {
  /** The version that is edited. */
  base: Module;
  server: ReturnType<typeof useLatestModule>;
  rules: RulesForm;
  onTakeLatest: () => void;
  onSaved: () => void;
  onDone: () => void;
};

function EditForm({ base, server, rules, onTakeLatest, onSaved, onDone }: EditFormProps) {
  const t = moduleEditorTexts();
  const { leave } = modulesTexts();
  const { latest, isDeleted } = server;
  const edition = useEditionStep(base.id);
  const edit = useModuleEdit({
    base,
    latest,
    onTakeLatest,
    onSaveContent: (save) => (rules.completed > 0 ? edition.ask(save) : save()),
  });
  const { runner, state, form, questions } = edit;
  const isBusy = edit.isBusy || edition.isBusy;
  const formId = useId();
  const saveButton = useRef<HTMLButtonElement>(null);
  useSaveResult(
    state,
    () => t.storedModule.saved,
    () => void edition.afterSave(onSaved),
  );
  useFocusFallback(saveButton, state.kind);

  const [current = null] = latest.videos;
  const losses = lossesOf({ edit, edition, rules });
  return (
    <>
      <form id={formId} noValidate onSubmit={edit.submit}>
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
      </form>
      {isDeleted ? null : <EditedRules module={base} rules={rules} />}
      <DialogFooter>
        <EditNote module={latest} isDeleted={isDeleted} edit={edit} />
        <Button variant="outline" onClick={onDone}>
          {isDeleted ? uiTexts().close : uiTexts().cancel}
        </Button>
        {isDeleted ? null : (
          <Button
            ref={saveButton}
            type="submit"
            form={formId}
            busy={isBusy}
            busyLabel={uiTexts().saving}
            disabled={isBlank(form.texts.name) || edit.isUnready}
          >
            {state.kind === 'stopped' ? uiTexts().retry : t.storedModule.save}
          </Button>
        )}
      </DialogFooter>
      <LeaveGuard
        isActive={losses.length > 0}
        title={leave.title}
        message={losses.join(' ')}
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
      <EditionDialogs module={base} edition={edition} completed={rules.completed} onEnd={onSaved} />
    </>
  );
}

type EditionDialogsProps = {
  module: Module;
  edition: EditionStep;
  /** The trainees who have completed the module. */
  completed: number;
  /** Called after an edition that was refused at first. */
  onEnd: () => void;
};

/** The question before changed content is saved, and the form of an edition that was refused after the save. */
function EditionDialogs({ module, edition, completed, onEnd }: EditionDialogsProps) {
  if (edition.isAsking)
    return (
      <EditionQuestion
        module={module}
        completed={completed}
        onClose={edition.cancel}
        onAnswer={edition.answer}
      />
    );
  if (edition.refused === null) return null;
  return (
    <EditionDialog
      module={module}
      completed={completed}
      refused={edition.refused}
      onClose={onEnd}
    />
  );
}

/** The rules of the module, with those of the company's other modules to copy. */
function EditedRules({ module, rules }: { module: Module; rules: RulesForm }) {
  const { data = [] } = useCompanyModules(module.companyId);
  return <RulesSection rules={rules} otherModules={data.filter(({ id }) => id !== module.id)} />;
}

type Unsaved = { edit: ModuleEdit; edition: EditionStep; rules: RulesForm };

/** The losses if the editor is left now, as sentences. */
function lossesOf({ edit, edition, rules }: Unsaved): string[] {
  const { kind } = edit.state;
  const isUnsaved = (edit.hasUnsavedChanges || edit.isBusy) && kind !== 'saved';
  return [
    ...(isUnsaved || edition.isBusy ? [lostBy(kind)] : []),
    ...(rules.hasUnsavedRules ? [rulesTexts().lost] : []),
  ];
}

/** The loss if the editor is left at this step of the save. */
function lostBy(step: SaveState['kind']): string {
  const { storedModule, leavingStopsUpload } = moduleEditorTexts();
  if (step === 'uploading') return leavingStopsUpload;
  return step === 'committing' ? storedModule.beingSaved : storedModule.unsaved;
}
