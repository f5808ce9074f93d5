import { EXPLANATION_MAX, OPTIONS_MAX, OPTIONS_MIN, QUESTION_MAX } from '@portal/contract/limits';
import { optionLabels, optionReference } from '@portal/contract/option-references';
import { isBlank } from '@portal/contract/text-rules';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { isComposing } from '#web/ui/is-composing.ts';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import {
  type DraftProblem,
  type OptionDraft,
  type QuestionDraft,
  withOption,
  withoutOption,
} from '../model/question-draft.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';

type QuestionEditorProps = {
  draft: QuestionDraft;
  problem: DraftProblem | null;
  isNew: boolean;
  onChange: (draft: QuestionDraft) => void;
  onKeep: () => void;
  onCancel: () => void;
};

/** The editor of one question. It is not a form, because it is inside the module's form. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { draft, problem, isNew, onChange, onKeep, onCancel } = props;
  const t = moduleEditorTexts().question;
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  useEffect(() => {
    if (problem !== null) controlWithProblem(box.current, problem.at)?.focus();
  }, [problem]);
  return (
    <fieldset ref={box} className="grid gap-5 rounded-lg border bg-surface-sunken/50 p-4 sm:p-5">
      <legend className="sr-only">{isNew ? t.newLegend : t.editLegend}</legend>
      <Field label={t.question} error={problem?.at === 'question' ? problem.message : undefined}>
        <Textarea
          data-part="question"
          dir="auto"
          rows={2}
          limit={draft.question.length > QUESTION_MAX * 0.8 ? QUESTION_MAX : undefined}
          value={draft.question}
          onChange={(event) => onChange({ ...draft, question: event.target.value })}
          className="min-h-16!"
        />
      </Field>
      <OptionFields draft={draft} problem={problem} onChange={onChange} />
      <OrderSwitch draft={draft} onChange={onChange} />
      <Field
        label={t.explanation}
        optional
        hint={t.explanationHint}
        error={problem?.at === 'explanation' ? problem.message : undefined}
      >
        <Textarea
          data-part="explanation"
          dir="auto"
          rows={2}
          limit={draft.explanation.length > EXPLANATION_MAX * 0.8 ? EXPLANATION_MAX : undefined}
          value={draft.explanation}
          onChange={(event) => onChange({ ...draft, explanation: event.target.value })}
          className="min-h-16!"
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          {uiTexts().cancel}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {isNew ? t.add : t.update}
        </Button>
      </div>
    </fieldset>
  );
}

type OptionFieldsProps = Pick<QuestionEditorProps, 'draft' | 'problem' | 'onChange'>;

function OptionFields({ draft, problem, onChange }: OptionFieldsProps) {
  const t = moduleEditorTexts().question;
  const id = useId();
  const error = problem?.at === 'options' || problem?.at === 'answer' ? problem.message : null;
  const change = (key: number, text: string) => {
    const options = draft.options.map((option) => (option.key === key ? { key, text } : option));
    onChange({ ...draft, options });
  };
  return (
    <fieldset aria-describedby={`${id}-hint${error === null ? '' : ` ${id}-error`}`}>
      <legend className="font-medium text-sm">{t.options}</legend>
      <p id={`${id}-hint`} className="mb-2.5 text-sm text-text-muted">
        {t.optionsHint}
      </p>
      <div className="grid gap-2.5">
        {draft.options.map((option, index) => (
          <OptionField
            key={option.key}
            option={option}
            number={index + 1}
            radioName={`${id}-correct`}
            isCorrect={option.key === draft.correct}
            isInvalid={problem?.at === 'options'}
            onMark={() => onChange({ ...draft, correct: option.key })}
            onChange={(text) => change(option.key, text)}
            onRemove={
              draft.options.length > OPTIONS_MIN
                ? () => onChange(withoutOption(draft, option.key))
                : undefined
            }
          />
        ))}
      </div>
      {error === null ? null : (
        <p id={`${id}-error`} className="mt-2 text-danger-text text-sm">
          {error}
        </p>
      )}
      {draft.options.length < OPTIONS_MAX ? (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 mt-2"
          onClick={() => onChange(withOption(draft))}
        >
          <Plus aria-hidden="true" />
          <span>{t.addOption}</span>
        </Button>
      ) : null}
    </fieldset>
  );
}

/** Whether each try shows the options in this order; proposed when an option seems to refer to others. */
function OrderSwitch({ draft, onChange }: Pick<QuestionEditorProps, 'draft' | 'onChange'>) {
  const t = moduleEditorTexts().question;
  const { fixedOrder } = draft;
  const options = draft.options.map(({ text }) => text);
  const isProposed = !fixedOrder && optionReference(options) !== null;
  return (
    <div className="grid gap-1">
      <p role="status" className={isProposed ? 'font-medium text-sm text-warning-text' : 'sr-only'}>
        {isProposed ? t.keepOrderProposed : ''}
      </p>
      <Switch
        label={t.keepOrder}
        description={fixedOrder ? keptWords(options) : t.otherOrders}
        checked={fixedOrder}
        onChange={(next) => onChange({ ...draft, fixedOrder: next })}
      />
    </div>
  );
}

function keptWords(options: readonly string[]): string {
  const t = moduleEditorTexts().question;
  const labels = optionLabels(options);
  return labels === null ? t.thisOrder : t.thisOrderMarked(labels);
}

type OptionFieldProps = {
  option: OptionDraft;
  number: number;
  radioName: string;
  isCorrect: boolean;
  isInvalid: boolean;
  onMark: () => void;
  onChange: (text: string) => void;
  onRemove: (() => void) | undefined;
};

function OptionField({ option, number, onRemove, ...props }: OptionFieldProps) {
  const t = moduleEditorTexts().question;
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <label className="-ms-2 grid size-10 shrink-0 place-items-center pointer-coarse:size-11">
        <span className="sr-only">{t.optionIsCorrect(number)}</span>
        <input
          type="radio"
          name={props.radioName}
          checked={props.isCorrect}
          onChange={props.onMark}
          data-part="answer"
          className="size-5 appearance-none rounded-full border border-border-strong bg-surface checked:border-[6px] checked:border-accent"
        />
      </label>
      <Input
        aria-label={t.option(number)}
        placeholder={t.option(number)}
        data-part="options"
        dir="auto"
        autoComplete="off"
        value={option.text}
        aria-invalid={(props.isInvalid && isBlank(option.text)) || undefined}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          // Enter moves to the next option here instead of submitting the module's form.
          event.preventDefault();
          nextOption(event.currentTarget)?.focus();
        }}
      />
      {onRemove === undefined ? null : (
        <Button variant="ghost" size="icon" aria-label={t.removeOption(number)} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

function optionInputs(box: Element | null): HTMLInputElement[] {
  return [...(box?.querySelectorAll<HTMLInputElement>('input[data-part=options]') ?? [])];
}

function nextOption(input: HTMLInputElement): HTMLInputElement | undefined {
  const inputs = optionInputs(input.closest('fieldset'));
  return inputs[inputs.indexOf(input) + 1];
}

/** The control to focus for a problem; among the options the first blank one. */
function controlWithProblem(box: Element | null, part: DraftProblem['at']): HTMLElement | null {
  const blank = optionInputs(box).find(({ value }) => isBlank(value));
  if (part === 'options' && blank !== undefined) return blank;
  return box?.querySelector<HTMLElement>(`[data-part=${part}]`) ?? null;
}
