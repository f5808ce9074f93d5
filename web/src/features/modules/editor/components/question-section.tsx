import { QUESTIONS_MAX } from '@portal/contract/limits';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { Options } from '#web/features/modules/components/question-answers.tsx';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import {
  addOpenQuestion,
  changeDraft,
  closeEditor,
  type ListedQuestion,
  openListed,
  openNew,
  type QuestionList,
  removeQuestion,
} from '../model/question-list.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
import { QuestionEditor } from './question-editor.tsx';

type QuestionSectionProps = {
  list: QuestionList;
  onChange: (list: QuestionList) => void;
};

export function QuestionSection({ list, onChange }: QuestionSectionProps) {
  const t = moduleEditorTexts().questions;
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions, open } = list;

  /** Applies a change that removes the focused element. */
  function changeAndReturn(next: QuestionList) {
    onChange(next);
    if (next.open === null) heading.current?.focus();
  }

  const editor =
    open === null ? null : (
      <QuestionEditor
        key={open.key}
        draft={open.draft}
        problem={open.problem}
        isNew={open.key === null}
        onChange={(draft) => onChange(changeDraft(list, draft))}
        onKeep={() => changeAndReturn(addOpenQuestion(list))}
        onCancel={() => changeAndReturn(closeEditor(list))}
      />
    );
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h3
          ref={heading}
          tabIndex={-1}
          className="font-semibold text-base tracking-tight outline-none"
        >
          {questions.length === 0 ? t.title : t.titleWithCount(questions.length)}
        </h3>
        <p className="text-sm text-text-muted">{t.hint}</p>
      </div>
      {questions.length === 0 ? null : (
        <ol className="grid gap-4">
          {questions.map((question, index) => (
            <li key={question.key}>
              {question.key === open?.key ? (
                editor
              ) : (
                <QuestionCard
                  question={question}
                  number={index + 1}
                  // Otherwise the open question would be lost.
                  isEditable={open === null}
                  onEdit={() => onChange(openListed(list, question))}
                  onRemove={() => changeAndReturn(removeQuestion(list, question.key))}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {open?.key === null ? editor : null}
      {open === null && questions.length < QUESTIONS_MAX ? (
        <Button variant="outline" className="w-fit" onClick={() => onChange(openNew(list))}>
          <Plus aria-hidden="true" />
          <span>{questions.length === 0 ? t.addFirst : t.addAnother}</span>
        </Button>
      ) : null}
    </section>
  );
}

type QuestionCardProps = {
  question: ListedQuestion;
  number: number;
  isEditable: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

function QuestionCard({ question, number, isEditable, onEdit, onRemove }: QuestionCardProps) {
  const t = moduleEditorTexts().questions;
  const { form } = question;
  return (
    <div className="grid gap-3 rounded-lg border p-4">
      <div className="flex items-start gap-2">
        <p className="min-w-0 grow whitespace-pre-wrap wrap-anywhere pt-2 font-medium">
          <span className="text-text-muted tabular-nums">{`${number}. `}</span>
          <span dir="auto">{form.question}</span>
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.edit(number)}
          disabled={!isEditable}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={t.remove(number)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <Options options={form.options} answer={form.answer} fixedOrder={form.fixedOrder ?? false} />
      {form.explanation ? (
        <p className="whitespace-pre-wrap wrap-anywhere text-sm text-text-muted">
          <span className="font-medium text-text">{modulesTexts().questions.explanation}</span>{' '}
          <span dir="auto">{form.explanation}</span>
        </p>
      ) : null}
    </div>
  );
}
