import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { useCompanyRules } from '#web/features/requirements/api/company-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import type { ModuleRef } from '../model/save-rules.ts';
import { rulesTexts } from '../texts/catalogue.ts';

const SetRulesDialog = lazyOnIdle(
  async () => (await import('./set-rules-dialog.tsx')).SetRulesDialog,
);

type SetRulesButtonProps = { companyId: number; modules: readonly ModuleRef[] };

/** Opens the dialog that sets the same rules for several modules; absent in a company without rules. */
export function SetRulesButton({ companyId, modules }: SetRulesButtonProps) {
  const { data: company } = useCompanyRules(companyId);
  const [isOpen, setOpen] = useState(false);
  if (company?.hasRules !== true || modules.length === 0) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <CalendarClock aria-hidden="true" />
        <span>{rulesTexts().several.open}</span>
      </Button>
      {isOpen ? (
        <SetRulesDialog companyId={companyId} modules={modules} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
