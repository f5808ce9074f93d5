import type { CompanyRef } from '@portal/contract/fields';
import { useRef, useState } from 'react';
import { CompanyImpactNote } from '#web/features/modules/impact/components/impact-notes.tsx';
import { insertionWords } from '#web/features/modules/impact/model/impact-words.ts';
import { SaveStatus } from '#web/features/modules/save/components/save-status.tsx';
import type { ModuleEntry, SaveState } from '#web/features/modules/save/model/save-flow.ts';
import { useFocusFallback, useSaveResult } from '#web/features/modules/save/model/use-save.ts';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { TextWithName } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { type NewModule, useNewModule } from '../model/use-new-module.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
import { ModuleFields } from './module-fields.tsx';

type NewModulePanelProps = {
  company: CompanyRef;
  onClose: () => void;
};

/** The form of a new module. The server has nothing of it until the whole module is saved. */
export function NewModulePanel({ company, onClose }: NewModulePanelProps) {
  const t = moduleEditorTexts();
  const { leave } = modulesTexts();
  const written = useNewModule(company.id);
  const { runner, state, form, hasWork } = written;
  const [isLeaving, setIsLeaving] = useState(false);
  useSaveResult(state, savedMessage, onClose);
  return (
    <Card>
      <CardHeader
        title={t.newModule.title}
        description={
          <span className="wrap-anywhere">
            <TextWithName text={t.newModule.forCompany(company.name)} name={company.name} />
          </span>
        }
      />
      <form noValidate onSubmit={(event) => void form.handleSubmit(written.save)(event)}>
        <ModuleFields
          form={form}
          legend={t.newModule.legend}
          videoLabel={modulesTexts().fields.video}
          current={null}
          questions={written.questions}
          onQuestions={written.setQuestions}
          disabled={written.isBusy}
        />
        <div className="mt-6 grid gap-4">
          <CompanyImpactNote companyId={company.id} wordsFor={insertionWords} />
          <SaveStatus
            state={state}
            fileName={form.video.file?.name ?? ''}
            onCancelUpload={runner.cancelUpload}
          />
        </div>
        <Footer written={written} onCancel={hasWork ? () => setIsLeaving(true) : onClose} />
      </form>
      <LeaveGuard
        isActive={hasWork && state.kind !== 'saved'}
        isCloseRequested={isLeaving}
        title={leave.title}
        message={lostBy(state.kind)}
        confirmLabel={leave.confirm}
        onStay={() => setIsLeaving(false)}
        onLeave={() => {
          runner.cancelUpload();
          if (isLeaving) onClose();
        }}
      />
    </Card>
  );
}

/** The buttons to cancel and save, and what is still missing for saving. */
function Footer({ written, onCancel }: { written: NewModule; onCancel: () => void }) {
  const { state, isBusy, missing } = written;
  const submitButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(submitButton, state.kind);
  return (
    <CardFooter>
      <p
        id="module-missing"
        className="me-auto text-sm text-text-muted empty:hidden max-sm:basis-full"
      >
        {isBusy ? '' : missing}
      </p>
      {isBusy ? null : (
        <Button variant="outline" onClick={onCancel}>
          {uiTexts().cancel}
        </Button>
      )}
      <Button
        ref={submitButton}
        type="submit"
        busy={isBusy}
        busyLabel={uiTexts().saving}
        disabled={missing !== null}
        aria-describedby="module-missing"
      >
        {state.kind === 'stopped' ? uiTexts().retry : moduleEditorTexts().newModule.save}
      </Button>
    </CardFooter>
  );
}

/** The loss if the form is left at this step of the save. */
function lostBy(step: SaveState['kind']): string {
  const { newModule, leavingStopsUpload } = moduleEditorTexts();
  if (step === 'uploading') return leavingStopsUpload;
  return step === 'committing' ? newModule.beingSaved : newModule.unsaved;
}

function savedMessage({ content: { mcqs }, video }: ModuleEntry): string {
  const t = moduleEditorTexts().newModule;
  if (video === null) return t.savedWithoutVideo;
  return mcqs === undefined ? t.savedWithoutQuestions : t.saved;
}
