import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCompanies } from '../api/companies.ts';
import { JoinSettings } from './join-settings.tsx';

/** The button that opens the settings of a company. */
export function CompanySettingsButton({ companyId }: { companyId: number }) {
  const companies = useCompanies();
  const company = companies.data?.find(({ id }) => id === companyId);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Settings aria-hidden="true" />
        Settings
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Settings" description={company?.name}>
        <JoinSettings companyId={companyId} />
      </Dialog>
    </>
  );
}
