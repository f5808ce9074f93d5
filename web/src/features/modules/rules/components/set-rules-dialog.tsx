import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCompanyRules } from '#web/features/requirements/api/company-rules.ts';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Name } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { NO_RULES, type RulesEntry, rulesSchema } from '../model/rules-entry.ts';
import type { ModuleRef } from '../model/save-rules.ts';
import { rulesTexts } from '../texts/catalogue.ts';
import { RulesFields } from './rules-fields.tsx';
import { RulesPreviewDialog } from './rules-preview-dialog.tsx';

type SetRulesDialogProps = {
  companyId: number;
  /** The modules of the company in training order. */
  modules: readonly ModuleRef[];
  onClose: () => void;
};

/** Sets the same rules for chosen modules of a company. */
export function SetRulesDialog({ companyId, modules, onClose }: SetRulesDialogProps) {
  const t = rulesTexts();
  const company = useCompanyRules(companyId);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const [submitted, setSubmitted] = useState<RulesEntry | null>(null);
  const form = useForm<RulesEntry, unknown, RulesEntry>({
    resolver: schemaResolver(rulesSchema),
    defaultValues: NO_RULES,
  });
  const { close, guard } = useConfirmedClose(form.formState.isDirty || chosen.size > 0, onClose);

  function choose(next: ReadonlySet<number>) {
    setChosen(next);
    setMissing(false);
  }

  function submit(entry: RulesEntry) {
    setMissing(chosen.size === 0);
    if (chosen.size > 0) setSubmitted(entry);
  }

  return (
    <Dialog open onOpenChange={close} title={t.several.title}>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <ModuleChoice
          modules={modules}
          chosen={chosen}
          onChoose={choose}
          error={isMissing ? t.several.noneChosen : undefined}
        />
        <RulesFields form={form} companyId={companyId} companyDueDays={company.data?.dueDays} />
        <DialogFooter>
          <Button variant="outline" onClick={close}>
            {uiTexts().cancel}
          </Button>
          <Button type="submit">{t.several.next}</Button>
        </DialogFooter>
      </form>
      <LeaveGuard
        {...guard}
        title={t.leave.title}
        message={t.lost}
        confirmLabel={t.leave.confirm}
      />
      {submitted === null ? null : (
        <RulesPreviewDialog
          modules={modules.filter(({ id }) => chosen.has(id))}
          entry={submitted}
          companyDueDays={company.data?.dueDays ?? null}
          onClose={() => setSubmitted(null)}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
}

type ModuleChoiceProps = {
  modules: readonly ModuleRef[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  error: string | undefined;
};

function ModuleChoice({ modules, chosen, onChoose, error }: ModuleChoiceProps) {
  const t = rulesTexts().several;
  const id = useId();
  const isAll = modules.every((module) => chosen.has(module.id));

  function toggle(moduleId: number) {
    const next = new Set(chosen);
    if (!next.delete(moduleId)) next.add(moduleId);
    onChoose(next);
  }

  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 font-medium text-sm">{t.modules}</legend>
      <div className="max-h-60 overflow-y-auto rounded-md border px-3 py-1.5">
        <Checkbox
          label={t.all}
          checked={isAll}
          aria-invalid={error !== undefined}
          onChange={() => onChoose(new Set(isAll ? [] : modules.map((module) => module.id)))}
        />
        {modules.map((module) => (
          <Checkbox
            key={module.id}
            label={<Name className="wrap-anywhere">{module.name}</Name>}
            checked={chosen.has(module.id)}
            onChange={() => toggle(module.id)}
          />
        ))}
      </div>
      {error ? (
        <p id={id} role="alert" className="mt-1.5 text-danger-text text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
