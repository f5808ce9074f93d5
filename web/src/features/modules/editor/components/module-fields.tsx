import { DESCRIPTION_MAX } from '@portal/contract/limits';
import type { AdminVideo } from '@portal/contract/videos';
import type { ReactNode } from 'react';
import { PosterField } from '#web/features/modules/poster/components/poster-field.tsx';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ModuleForm } from '../model/module-form.ts';
import { formsOf, type QuestionList } from '../model/question-list.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
import { CaptionsField } from './captions-field.tsx';
import { QuestionSection } from './question-section.tsx';
import { QuizSettings } from './quiz-settings.tsx';
import { VideoField } from './video-field.tsx';

type ModuleFieldsProps = {
  form: ModuleForm;
  /** The legend of the fields, for screen readers. */
  legend: string;
  videoLabel: ReactNode;
  /** The stored video of the module. */
  current: AdminVideo | null;
  questions: QuestionList;
  onQuestions: (next: QuestionList) => void;
  disabled: boolean;
};

/** The fields of a module: texts, video with its picture and captions, questions, and its certificates. */
export function ModuleFields(props: ModuleFieldsProps) {
  const { form, legend, videoLabel, current, questions, onQuestions, disabled } = props;
  const t = modulesTexts().fields;
  const { register, errors, video, captions, film, poster } = form;
  const isVideoChosen = video.file !== null;
  const chosenDuration = video.reading.kind === 'read' ? video.reading.facts.duration : null;

  /** Without a video the captions field is hidden: captions that were still chosen would be refused on saving. */
  function chooseVideo(file: File | null) {
    video.choose(file);
    if (file === null && current === null) captions.clear();
  }

  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-6">
      <legend className="sr-only">{legend}</legend>
      <Field label={t.name} error={errors.name?.message} required>
        <Input {...register('name')} dir="auto" autoComplete="off" autoFocus />
      </Field>
      <Field label={t.description} optional error={errors.description?.message}>
        <Textarea {...register('description')} dir="auto" rows={2} limit={DESCRIPTION_MAX} />
      </Field>
      <VideoField label={videoLabel} video={video} onFile={chooseVideo} disabled={disabled} />
      <PosterField
        choice={poster}
        current={current}
        film={film}
        isVideoReplaced={isVideoChosen}
        disabled={disabled}
      />
      <CaptionsField
        hasVideo={current !== null || isVideoChosen}
        duration={isVideoChosen ? chosenDuration : (current?.duration ?? null)}
        current={current?.captions ?? []}
        choice={captions}
        isVideoReplaced={isVideoChosen}
        disabled={disabled}
      />
      <hr />
      <QuestionSection list={questions} onChange={onQuestions} />
      <QuizSettings form={form} questionCount={formsOf(questions).length} />
      <Checkbox
        {...register('ownCertificate')}
        label={t.ownCertificate}
        description={moduleEditorTexts().ownCertificateHint}
      />
    </fieldset>
  );
}
