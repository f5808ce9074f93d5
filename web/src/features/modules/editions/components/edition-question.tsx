import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Name } from '#web/ui/name.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import type { EditionEntry } from '../api/make-edition.ts';
import { useEditionForm } from '../model/use-edition-form.ts';
import { editionsTexts } from '../texts/catalogue.ts';
import { EditionFields } from './edition-fields.tsx';

type EditionQuestionProps = {
  module: { id: number; name: string };
  /** The trainees who have completed the module. */
  completed: number;
  onClose: () => void;
  /** Called with the answer: an edition, or null for a correction. */
  onAnswer: (edition: EditionEntry | null) => void;
};

/** Asks, before changed content is saved, whether the module must be taken again. */
export function EditionQuestion(props: EditionQuestionProps) {
  const { module, completed, onClose, onAnswer } = props;
  const t = editionsTexts();
  const [answer, setAnswer] = useState<'correction' | 'again'>('correction');
  const { form } = useEditionForm(module.id);
  const { close, guard } = useConfirmedClose(form.formState.isDirty, onClose);
  const submit = form.handleSubmit(onAnswer);
  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      title={t.question}
      description={<Name>{module.name}</Name>}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // React would pass it on to the form of the editor.
          event.stopPropagation();
          if (answer === 'correction') onAnswer(null);
          else void submit(event);
        }}
      >
        <p>{t.completed(completed)}</p>
        <RadioGroup
          legend={t.choice}
          value={answer}
          onChange={setAnswer}
          options={[
            { value: 'correction', label: t.correction },
            { value: 'again', label: t.again },
          ]}
        />
        {answer === 'again' ? <EditionFields form={form} readOnly={false} /> : null}
        <DialogFooter>
          <Button variant="outline" onClick={close}>
            {uiTexts().cancel}
          </Button>
          <Button type="submit">{t.save}</Button>
        </DialogFooter>
      </form>
      <LeaveGuard
        {...guard}
        title={t.leave.title}
        message={t.lost}
        confirmLabel={t.leave.confirm}
      />
    </Dialog>
  );
}
