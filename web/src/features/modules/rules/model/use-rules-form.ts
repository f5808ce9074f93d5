import type { ModuleRequirement } from '@portal/contract/requirements';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useCompanyRules } from '#web/features/requirements/api/company-rules.ts';
import { useModuleRules } from '#web/features/requirements/api/module-rules.ts';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { entryOf, NO_RULES, type RulesEntry, rulesSchema } from './rules-entry.ts';

type ModuleOfCompany = { readonly id: number; readonly name: string; readonly companyId: number };

/** The rules of a module in the editor: the stored ones, the entry, and those of the company. */
export function useRulesForm(module: ModuleOfCompany) {
  const stored = useModuleRules(module.id);
  const company = useCompanyRules(module.companyId);
  const form = useForm<RulesEntry, unknown, RulesEntry>({
    resolver: schemaResolver(rulesSchema),
    defaultValues: stored.data === undefined ? NO_RULES : entryOf(stored.data),
  });
  const { isDirty } = form.formState;
  const showStored = useEffectEvent((rules: ModuleRequirement) => {
    // The entry is kept when another admin changes the rules.
    if (!isDirty) form.reset(entryOf(rules));
  });
  useEffect(() => {
    if (stored.data !== undefined) showStored(stored.data);
  }, [stored.data]);
  return {
    module,
    stored,
    company,
    form,
    hasUnsavedRules: stored.data !== undefined && isDirty,
    /** Shows the stored rules in place of the entry. */
    discard: () => form.reset(stored.data === undefined ? NO_RULES : entryOf(stored.data)),
    /** The trainees who have completed the module, in a company with rules; 0 while that is unknown. */
    completed: company.data?.hasRules === true ? (stored.data?.completed ?? 0) : 0,
  };
}

export type RulesForm = ReturnType<typeof useRulesForm>;
