import { useState } from 'react';
import { useModuleRules } from '#web/features/requirements/api/module-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { SearchableSelect } from '#web/ui/searchable-select.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { entryOf, type RulesEntry } from '../model/rules-entry.ts';
import type { ModuleRef } from '../model/save-rules.ts';
import { rulesTexts } from '../texts/catalogue.ts';
import { ShownRules } from './shown-rules.tsx';

type CopyRulesDialogProps = {
  modules: readonly ModuleRef[];
  /** The number of the company; null without one. */
  companyDueDays: number | null;
  onCopy: (entry: RulesEntry) => void;
  onClose: () => void;
};

/** Chooses a module whose rules fill the form. */
export function CopyRulesDialog(props: CopyRulesDialogProps) {
  const { modules, companyDueDays, onCopy, onClose } = props;
  const t = rulesTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const rules = useModuleRules(Number(chosen), chosen !== null);
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t.copy.title}>
      <div className="grid gap-5">
        <Field label={t.copy.module}>
          <SearchableSelect
            options={modules.map(({ id, name }) => ({
              value: String(id),
              label: name,
              isName: true,
            }))}
            value={chosen}
            onChange={setChosen}
            placeholder={t.copy.search}
            emptyText={t.copy.empty}
            loading={rules.isLoading}
          />
        </Field>
        {rules.isLoadingError ? (
          <RetryBanner
            tone="danger"
            retrying={rules.isFetching}
            onRetry={() => void rules.refetch()}
          >
            {`${t.loadFailed} ${rules.error.message}`}
          </RetryBanner>
        ) : null}
        {rules.data === undefined ? null : (
          <ShownRules rules={rules.data} companyDueDays={companyDueDays} />
        )}
      </div>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {uiTexts().cancel}
        </Button>
        <Button
          disabled={rules.data === undefined}
          onClick={() => rules.data && onCopy(entryOf(rules.data))}
        >
          {t.copy.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
