import type { AdminCompany } from '@portal/contract/companies';
import { reachesCompany } from '@portal/contract/reach-rules';
import Pencil from 'lucide-react/icons/pencil';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { Name } from '#web/ui/name.tsx';
import { companiesTexts } from '../texts/catalogue.ts';

const CompanyFormDialog = lazyOnIdle(
  async () => (await import('./company-form-dialog.tsx')).CompanyFormDialog,
);

type CompanySettingsProps = {
  company: AdminCompany;
  isEditing: boolean;
  /** Opens and closes the dialog. */
  onEditing: (isEditing: boolean) => void;
};

/** The name and the logo of a company, and the dialog that changes them. */
export function CompanySettings({ company, isEditing, onEditing }: CompanySettingsProps) {
  const { name, logo } = company;
  const t = companiesTexts().profile;
  return (
    <section aria-labelledby="company-name" className="grid gap-3 rounded-xl border bg-surface p-5">
      <h2 id="company-name" className="font-semibold text-lg tracking-tight">
        {t.title}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <CompanyMark name={name} logoUrl={logo === null ? null : mediaUrl(logo)} size="lg" />
          <p className="wrap-anywhere min-w-0 font-medium">
            <Name>{name}</Name>
          </p>
        </div>
        {reachesCompany(useReach(), company.id, 'training') ? (
          <Button variant="outline" onClick={() => onEditing(true)}>
            <Pencil aria-hidden="true" />
            <span>{t.edit}</span>
          </Button>
        ) : null}
      </div>
      {isEditing ? <CompanyFormDialog company={company} onClose={() => onEditing(false)} /> : null}
    </section>
  );
}
