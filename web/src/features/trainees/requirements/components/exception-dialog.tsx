import type { ExceptionKind } from '@portal/contract/requirements';
import { Name } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useCreateException } from '../api/requirements.ts';
import { requirementTexts } from '../texts/catalogue.ts';
import { ExceptionFormDialog, type NamedModule } from './exception-form-dialog.tsx';

type ExceptionDialogProps = {
  trainee: { id: number; name: string };
  kind: ExceptionKind;
  modules: readonly NamedModule[];
  /** Null for all modules. */
  moduleId: number | null;
  onClose: () => void;
};

/** Makes an exception for one trainee. */
export function ExceptionDialog(props: ExceptionDialogProps) {
  const { trainee, kind, modules, moduleId, onClose } = props;
  const { name } = trainee;
  const words = requirementTexts().actions[kind];
  const creation = useCreateException(trainee.id);
  return (
    <ExceptionFormDialog
      kind={kind}
      description={<Name className="wrap-anywhere">{name}</Name>}
      modules={modules}
      moduleId={moduleId}
      submit={words.submit}
      busyLabel={uiTexts().saving}
      save={async (exception) => {
        await creation.mutateAsync(exception);
        toast.success(words.done(name), { name });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
