import type { CompanyRef } from '@portal/contract/fields';
import { useRef, useState } from 'react';
import { CompanyImpactNote } from '#web/features/modules/impact/components/impact-notes.tsx';
import { insertionWords } from '#web/features/modules/impact/model/impact-words.ts';
import { SaveStatus } from '#web/features/modules/save/components/save-status.tsx';
import type { ModuleEntry, SaveState } from '#web/features/modules/save/model/save-flow.ts';
import { useFocusFallback, useSaveResult } from '#web/features/modules/save/model/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Name } from '#web/ui/name.tsx';
import { type NewModule, useNewModule } from '../model/use-new-module.ts';
import { ModuleFields } from './module-fields.tsx';

type NewModulePanelProps = {
  company: CompanyRef;
  onClose: () => void;
};

/** The form of a new module. The server has nothing of it until the whole module is saved. */
export function NewModulePanel({ company, onClose }: NewModulePanelProps) {
  const written = useNewModule(company.id);
  const { runner, state, form, hasWork } = written;
  const [isLeaving, setIsLeaving] = useState(false);
  useSaveResult(state, savedMessage, onClose);
  return (
    <Card>
      <CardHeader
        title="Add New Training Module"
        description={
          <span className="wrap-anywhere">
            <span>For</span> <Name>{company.name}</Name>
          </span>
        }
      />
      <form noValidate onSubmit={(event) => void form.handleSubmit(written.save)(event)}>
        <ModuleFields
          form={form}
          legend="The new module"
          videoLabel="Video"
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
        title="Leave without saving?"
        message={LOST[state.kind] ?? LOST_UNSAVED}
        confirmLabel="Leave"
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
        className="mr-auto text-sm text-text-muted empty:hidden max-sm:basis-full"
      >
        {isBusy ? '' : missing}
      </p>
      {isBusy ? null : (
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button
        ref={submitButton}
        type="submit"
        busy={isBusy}
        busyLabel="Saving…"
        disabled={missing !== null}
        aria-describedby="module-missing"
      >
        {state.kind === 'stopped' ? 'Retry' : 'Save Module'}
      </Button>
    </CardFooter>
  );
}

const LOST_UNSAVED = 'The module you are writing is not saved yet and would be lost.';
const LOST: Partial<Record<SaveState['kind'], string>> = {
  uploading: 'The video is still being sent. Leaving stops that, and nothing is saved.',
  committing: 'The module is just being saved. If you leave, it may be saved all the same.',
};

function savedMessage({ content: { mcqs }, video }: ModuleEntry): string {
  if (video === null) return 'Module and MCQs added successfully! (No video added)';
  return mcqs === undefined
    ? 'Module and video added successfully! (No MCQs added)'
    : 'Module, video, and MCQs added successfully!';
}
