import type { CompanyRef } from '@portal/contract/fields';
import { DESCRIPTION_MAX } from '@portal/contract/limits';
import { moduleForm } from '@portal/contract/modules';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { schemaResolver } from '../../../platform/forms/schema-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardFooter, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { noQuestions, type QuestionList, settle } from '../question-list.ts';
import { isSaving, savedMessage, type WantedQuestions } from '../save-flow.ts';
import { useCaptionsChoice } from '../use-captions-choice.ts';
import { useChosenVideo, type VideoReading } from '../use-chosen-video.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { useSaveModule } from '../use-save-module.ts';
import { useSavedOutcome } from '../use-saved-outcome.ts';
import { CaptionsField } from './captions-field.tsx';
import { InsertionImpact } from './insertion-impact.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { QuestionSection } from './question-section.tsx';
import { SaveStatus } from './save-status.tsx';
import { VideoField } from './video-field.tsx';

type NewModulePanelProps = {
  company: CompanyRef;
  onClose: () => void;
};

/** Writes a new module and sends it: the module, its video, its questions. */
export function NewModulePanel({ company, onClose }: NewModulePanelProps) {
  const { runner, state } = useSaveModule(company.id);
  const video = useChosenVideo();
  const captions = useCaptionsChoice();
  const [list, setList] = useState(noQuestions);
  const [isLeaving, setIsLeaving] = useState(false);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: schemaResolver(moduleForm),
    defaultValues: { name: '', description: '' },
  });
  const name = useWatch({ control, name: 'name' });
  const submitButton = useRef<HTMLButtonElement>(null);
  useSavedOutcome(state, savedMessage, onClose);
  useFocusKept(submitButton, state.kind);

  const isBusy = isSaving(state) || state.kind === 'discarding';
  const isDraftStored = state.kind === 'stopped' && state.stored.moduleId !== null;
  const missing = whatIsMissing(name, video.reading.kind, captions.isValid);

  function save(form: { name: string; description?: string | undefined }) {
    if (isBusy || missing !== null || video.reading.kind !== 'read') return;
    const settled = settle(list);
    setList(settled);
    if (settled.open !== null) return;
    const { file, facts } = video.reading;
    runner.save({
      name: form.name,
      texts: { name: form.name, description: form.description ?? '' },
      video: { file, duration: facts.duration },
      captions: captions.change,
      questions: newQuestions(settled),
    });
  }

  const hasWork =
    formState.isDirty ||
    video.file !== null ||
    captions.file !== null ||
    list.questions.length > 0 ||
    list.open !== null;
  return (
    <Card>
      <CardHeader
        title="Add New Training Module"
        description={<span className="wrap-anywhere">For {company.name}</span>}
      />
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
          <legend className="sr-only">The new module</legend>
          <Field label="Module name" error={formState.errors.name?.message} required>
            <Input {...register('name')} autoComplete="off" autoFocus />
          </Field>
          <Field label="Description" optional error={formState.errors.description?.message}>
            <Textarea {...register('description')} rows={2} limit={DESCRIPTION_MAX} />
          </Field>
          <VideoField reading={video.reading} onFile={video.choose} disabled={isBusy} />
          <CaptionsField
            hasVideo={video.file !== null}
            current={null}
            choice={captions}
            isVideoReplaced={false}
            disabled={isBusy}
          />
          <hr />
          <QuestionSection list={list} onChange={setList} />
        </fieldset>
        <div className="mt-6 grid gap-4">
          <InsertionImpact companyId={company.id} />
          <SaveStatus
            state={state}
            fileName={video.file?.name ?? ''}
            onCancelUpload={runner.cancelUpload}
          />
        </div>
        <CardFooter>
          <p
            id="module-missing"
            className="mr-auto text-sm text-text-muted empty:hidden max-sm:basis-full"
          >
            {isBusy ? '' : missing}
          </p>
          {isBusy ? null : (
            <Button variant="outline" onClick={hasWork ? () => setIsLeaving(true) : runner.discard}>
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

function newQuestions({ questions }: QuestionList): WantedQuestions | null {
  const list = questions.map(({ form }) => form);
  return list.length === 0 ? null : { list, quizVersion: null };
}

function whatIsMissing(name: string, video: VideoReading['kind'], areCaptionsValid: boolean) {
  const missing = [
    ...(name.trim() === '' ? ['a name'] : []),
    ...(video === 'read' ? [] : ['a video']),
    ...(areCaptionsValid ? [] : ['captions that can be read, or none']),
  ];
  return missing.length === 0 ? null : `Still needed: ${missing.join(' and ')}`;
}

function whatWouldBeLost(isBusy: boolean, isDraftStored: boolean): string {
  if (isBusy)
    return 'The module is still being saved. Leaving stops that and removes what was sent.';
  return isDraftStored
    ? 'The draft is deleted, and what you have entered here is lost.'
    : 'The module you are writing is not saved yet and would be lost.';
}
