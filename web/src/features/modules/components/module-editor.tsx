import { DESCRIPTION_MAX } from '@portal/contract/limits';
import { type Module, moduleForm } from '@portal/contract/modules';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { schemaResolver } from '../../../platform/forms/schema-resolver.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { listProblem, settle } from '../question-list.ts';
import { type ChosenVideo, isSaving } from '../save-flow.ts';
import { useCaptionsChoice } from '../use-captions-choice.ts';
import { useChosenVideo, type VideoReading } from '../use-chosen-video.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import { useQuestionEdit } from '../use-question-edit.ts';
import { useSaveModule } from '../use-save-module.ts';
import { useSavedOutcome } from '../use-saved-outcome.ts';
import { CaptionsField } from './captions-field.tsx';
import { ChangeImpact } from './change-impact.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { QuestionSection } from './question-section.tsx';
import { SaveStatus } from './save-status.tsx';
import { VideoField } from './video-field.tsx';

type ModuleEditorProps = {
  /** As it is on the server, also when that changes meanwhile. */
  module: Module;
  /** Back to the details. */
  onDone: () => void;
};

/** Changes a module: its texts, its video and captions, its questions. Nothing is lost unasked. */
export function ModuleEditor({ module, onDone }: ModuleEditorProps) {
  const { runner, state } = useSaveModule(module.companyId, module.id);
  const [before] = useState({ name: module.name, description: module.description });
  const video = useChosenVideo();
  const captions = useCaptionsChoice();
  const questions = useQuestionEdit(module);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: schemaResolver(moduleForm),
    defaultValues: before,
  });
  const name = useWatch({ control, name: 'name' });
  const saveButton = useRef<HTMLButtonElement>(null);
  useSavedOutcome(state, () => 'Module updated successfully', onDone);
  useFocusKept(saveButton, state.kind);

  const isBusy = isSaving(state);
  const hasWork =
    formState.isDirty || video.file !== null || captions.change !== null || questions.isTouched;
  const isUnready = isUnread(video.reading) || !captions.isValid || questions.isOutdated;

  function save({ name, description = '' }: { name: string; description?: string | undefined }) {
    if (isBusy || isUnready) return;
    const settled = settle(questions.list);
    questions.setList(settled);
    if (settled.open !== null) return;
    const wrong = listProblem(settled);
    setProblem(wrong);
    if (wrong !== null) return;
    runner.save({
      name,
      texts: changedTexts(before, { name, description }),
      video: toSend(video.reading),
      captions: captions.change,
      questions: questions.toSave(settled),
    });
  }

  const [current = null] = module.videos;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
        <legend className="sr-only">The module</legend>
        <Field label="Module name" error={formState.errors.name?.message} required>
          <Input {...register('name')} autoComplete="off" autoFocus />
        </Field>
        <Field label="Description" optional error={formState.errors.description?.message}>
          <Textarea {...register('description')} rows={2} limit={DESCRIPTION_MAX} />
        </Field>
        <VideoField
          label={current === null ? 'Video (optional)' : 'Replacement video (optional)'}
          reading={video.reading}
          onFile={video.choose}
          disabled={isBusy}
        />
        <CaptionsField
          hasVideo={current !== null || video.file !== null}
          current={current?.captions ?? null}
          choice={captions}
          isVideoReplaced={video.file !== null}
          disabled={isBusy}
        />
        <hr />
        <QuestionSection list={questions.list} onChange={questions.setList} />
      </fieldset>
      <DialogFooter>
        {/* Beside the button that it is about: the end of a long form may be far below. */}
        <div className="grid min-w-0 basis-full gap-3 empty:hidden">
          <ChangeImpact
            moduleId={module.id}
            change={{
              replacesVideo: video.file !== null,
              changesQuestions: questions.hasChanges,
              isWithoutQuestions: questions.list.questions.length === 0,
              isWithoutVideo: current === null && video.file === null,
            }}
          />
          {questions.isOutdated && !isBusy ? (
            <ChangedElsewhere onTakeTheirs={questions.takeLatest} onKeepOwn={questions.keepOwn} />
          ) : null}
          {problem === null ? null : <FormError>{problem}</FormError>}
          <SaveStatus
            state={state}
            fileName={video.file?.name ?? ''}
            isChange
            onCancelUpload={runner.cancelUpload}
          />
        </div>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button
          ref={saveButton}
          type="submit"
          busy={isBusy}
          busyLabel="Saving…"
          disabled={name.trim() === '' || isUnready}
        >
          {state.kind === 'stopped' ? 'Retry' : 'Save Changes'}
        </Button>
      </DialogFooter>
      <LeaveGuard
        isActive={(hasWork || isBusy) && state.kind !== 'saved'}
        title="Leave without saving?"
        message={isBusy ? LOST_WHILE_SAVING : LOST}
        confirmLabel="Leave"
        onLeave={runner.abandon}
      />
    </form>
  );
}

const LOST = 'Your changes to this module are not saved yet and would be lost.';
const LOST_WHILE_SAVING =
  'Your changes are still being saved. Leaving stops that; what was saved by then stays.';

type Texts = { name: string; description: string };

/** Only what is new: what another administrator writes into the other field stays. */
function changedTexts(before: Texts, { name, description }: Texts): Partial<Texts> {
  return {
    ...(name === before.name ? {} : { name }),
    ...(description === before.description ? {} : { description }),
  };
}

/** A file was chosen that cannot be sent, or not yet. */
function isUnread({ kind }: VideoReading): boolean {
  return kind === 'reading' || kind === 'unreadable';
}

function toSend(reading: VideoReading): ChosenVideo | null {
  return reading.kind === 'read' ? { file: reading.file, duration: reading.facts.duration } : null;
}
