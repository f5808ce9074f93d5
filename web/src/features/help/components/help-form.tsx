import { helpForm, type OwnHelpRequest } from '@portal/contract/help';
import { HELP_MESSAGE_MAX } from '@portal/contract/limits';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { clientMadeId } from '#web/platform/ids/client-made-id.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { helpDrafts, requestIdFor } from '../model/help-draft.ts';
import { helpTexts } from '../texts/catalogue.ts';

const resolver = schemaResolver(z.pick(helpForm, { message: true }));

type Question = { moduleId: number | null; message: string; clientRequestId: string };

type HelpFormProps = {
  moduleId: number | null;
  send: (question: Question) => Promise<OwnHelpRequest>;
  /** Called when the request is sent or cancelled. The typed text is stored. */
  onDone: () => void;
};

export function HelpForm({ moduleId, send, onDone }: HelpFormProps) {
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues: { message: helpDrafts.read(moduleId).message },
  });
  const { errors, isSubmitting } = formState;
  const t = helpTexts().ask;
  const typed = useWatch({ control, name: 'message' });
  useEffect(() => {
    helpDrafts.write(moduleId, { ...helpDrafts.read(moduleId), message: typed });
  }, [moduleId, typed]);

  async function submit({ message }: { message: string }) {
    const draft = helpDrafts.read(moduleId);
    const clientRequestId = requestIdFor(draft, message, clientMadeId);
    helpDrafts.write(moduleId, { ...draft, sent: { id: clientRequestId, message } });
    try {
      await send({ moduleId, message, clientRequestId });
    } catch (error) {
      toast.error(t.failed);
      setError('root', { message: messageOf(error) });
      return;
    }
    helpDrafts.clear(moduleId);
    toast.success(t.sent);
    onDone();
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label={t.message} error={errors.message?.message} required>
        <Textarea
          {...register('message')}
          dir="auto"
          rows={6}
          limit={HELP_MESSAGE_MAX}
          readOnly={isSubmitting}
          placeholder={t.placeholder}
        />
      </Field>
      {errors.root ? <Banner tone="danger">{errors.root.message}</Banner> : null}
      <DialogFooter>
        <Button variant="outline" disabled={isSubmitting} onClick={onDone}>
          {uiTexts().cancel}
        </Button>
        <Button type="submit" busy={isSubmitting} busyLabel={t.sending}>
          {t.send}
        </Button>
      </DialogFooter>
    </form>
  );
}
