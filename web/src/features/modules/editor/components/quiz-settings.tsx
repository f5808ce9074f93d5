import { FREE_TRIES } from '@portal/contract/limits';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { numberOrNull } from '#web/platform/forms/number-or-null.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { drawProblem, type ModuleForm } from '../model/module-form.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';

type QuizSettingsProps = {
  form: Pick<ModuleForm, 'register' | 'errors' | 'texts'>;
  /** The number of questions as entered. */
  questionCount: number;
};

/** The settings of the quiz: pass mark, number of questions in a try, number of tries. */
export function QuizSettings({ form, questionCount }: QuizSettingsProps) {
  const { register, errors, texts } = form;
  const { quiz } = moduleEditorTexts();
  const { fields } = modulesTexts();
  const asNumber = { setValueAs: numberOrNull };
  return (
    <fieldset className="grid min-w-0 items-start gap-6 sm:grid-cols-3">
      <legend className="mb-4 font-semibold">{quiz.title}</legend>
      <Field
        label={fields.passMark}
        hint={quiz.passMarkHint}
        error={errors.passMark?.message}
        required
      >
        <Input {...register('passMark', asNumber)} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field
        label={fields.questionsDrawn}
        optional
        hint={quiz.questionsDrawnHint}
        error={
          errors.questionsDrawn?.message ??
          drawProblem(texts.questionsDrawn, questionCount) ??
          undefined
        }
      >
        <Input {...register('questionsDrawn', asNumber)} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field
        label={fields.triesMax}
        optional
        hint={quiz.triesMaxHint(FREE_TRIES)}
        error={errors.triesMax?.message}
      >
        <Input {...register('triesMax', asNumber)} inputMode="numeric" autoComplete="off" />
      </Field>
    </fieldset>
  );
}
