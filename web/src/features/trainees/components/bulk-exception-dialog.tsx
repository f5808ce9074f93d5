import { isExceptionKind } from '@portal/contract/jobs';
import { useCompanyModules } from '#web/features/modules/api/modules.ts';
import type { AskingDialogProps } from '../model/use-bulk-start.ts';
import { ExceptionFormDialog } from '../requirements/components/exception-form-dialog.tsx';
import { requirementTexts } from '../requirements/texts/catalogue.ts';
import { traineeTexts } from '../texts/catalogue.ts';

/** Extends, waives or pauses what the trainees must take. */
export function BulkExceptionDialog(props: AskingDialogProps) {
  const { company } = props.task;
  if (company === null) return <AskingDialog {...props} modules={null} />;
  return <OfOneCompany {...props} companyId={company} />;
}

function OfOneCompany({ companyId, ...props }: AskingDialogProps & { companyId: number }) {
  const { data = [] } = useCompanyModules(companyId);
  return <AskingDialog {...props} modules={data} />;
}

type ModuleChoice = {
  /** The modules of the company; null if the trainees are of several companies. */
  modules: readonly { readonly id: number; readonly name: string }[] | null;
};

function AskingDialog({ task, modules, ...start }: AskingDialogProps & ModuleChoice) {
  const { actions, form } = requirementTexts();
  const { kind } = task;
  if (!isExceptionKind(kind)) return null;
  return (
    <ExceptionFormDialog
      kind={kind}
      description={traineeTexts().traineesOfList(start.count, start.isFiltered)}
      modules={modules ?? []}
      moduleId={null}
      moduleHint={modules === null ? form.oneCompany : undefined}
      submit={actions[kind].submit}
      busyLabel={traineeTexts().bulk.starting}
      save={({ kind: _, ...exception }) => start.begin({ exception })}
      onClose={start.onClose}
    />
  );
}
