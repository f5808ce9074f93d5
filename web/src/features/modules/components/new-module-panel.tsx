import type { CompanyRef } from '@portal/contract/fields';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardFooter, CardHeader } from '../../../ui/card.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { savedMessage } from '../save-flow.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { type NewModule, useNewModule } from '../use-new-module.ts';
import { useSavedOutcome } from '../use-saved-outcome.ts';
import { InsertionImpact } from './insertion-impact.tsx';
import { ModuleFields } from './module-fields.tsx';
import { SaveStatus } from './save-status.tsx';

type NewModulePanelProps = {
  company: CompanyRef;
  onClose: () => void;
};

/** Writes a new module and sends it: the module, its video, its questions. */
export function NewModulePanel({ company, onClose }: NewModulePanelProps) {
  const written = useNewModule(company.id);
  const { runner, state, form, isBusy, isDraftStored, hasWork } = written;
  const [isLeaving, setIsLeaving] = useState(false);
  useSavedOutcome(state, savedMessage, onClose);
  return (
    <Card>
      <CardHeader
        title="Add New Training Module"
        description={<span className="wrap-anywhere">For {company.name}</span>}
      />
      <form noValidate onSubmit={(event) => void form.handleSubmit(written.save)(event)}>
        <ModuleFields
          form={form}
          legend="The new module"
          videoLabel="Video"
          current={null}
          questions={written.questions}
          onQuestions={written.setQuestions}
          disabled={isBusy}
        />
        <div className="mt-6 grid gap-4">
          <InsertionImpact companyId={company.id} />
          <SaveStatus
            state={state}
            fileName={form.video.file?.name ?? ''}
            onCancelUpload={runner.cancelUpload}
          />
        </div>
        <Footer written={written} onCancel={hasWork ? () => setIsLeaving(true) : runner.discard} />
      </form>
      <LeaveGuard
        isActive={hasWork && state.kind !== 'saved' && state.kind !== 'discarded'}
        isAsked={isLeaving}
        title={isDraftStored ? 'Discard this module?' : 'Leave without saving?'}
        message={whatWouldBeLost(isBusy, isDraftStored)}
        confirmLabel={isDraftStored ? 'Discard' : 'Leave'}
        onStay={() => setIsLeaving(false)}
        onLeave={runner.discard}
      />
    </Card>
  );
}

/** The way out and the way on, and what the latter still needs. */
function Footer({ written, onCancel }: { written: NewModule; onCancel: () => void }) {
  const { state, isBusy, isDraftStored, missing } = written;
  const submitButton = useRef<HTMLButtonElement>(null);
  useFocusKept(submitButton, state.kind);
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
          {isDraftStored ? 'Discard' : 'Cancel'}
        </Button>
      )}
      <Button
        ref={submitButton}
        type="submit"
        busy={isBusy}
        busyLabel={state.kind === 'discarding' ? 'Discarding…' : 'Saving…'}
        disabled={missing !== null}
        aria-describedby="module-missing"
      >
        {state.kind === 'stopped' ? 'Retry' : 'Save Module'}
      </Button>
    </CardFooter>
  );
}

function whatWouldBeLost(isBusy: boolean, isDraftStored: boolean): string {
  if (isBusy)
    return 'The module is still being saved. Leaving stops that and removes what was sent.';
  return isDraftStored
    ? 'The draft is deleted, and what you have entered here is lost.'
    : 'The module you are writing is not saved yet and would be lost.';
}
