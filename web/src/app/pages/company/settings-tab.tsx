import { useState } from 'react';
import { LookSection } from '#web/features/certificates/look/components/lazy-look-section.tsx';
import { CompanySettings } from '#web/features/companies/components/company-settings.tsx';
import { JoinSettings } from '#web/features/companies/components/join-settings.tsx';
import { CheckpointMail } from '#web/features/ledger/mail/components/lazy-checkpoint-mail.tsx';
import { CompanyRulesSection } from '#web/features/requirements/components/company-rules-section.tsx';
import { pagesTexts } from '../texts/catalogue.ts';
import { useCompanyOfPage } from './company-page.tsx';

export function Component() {
  const company = useCompanyOfPage();
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="grid max-w-6xl gap-5">
      <div className="grid max-w-2xl gap-5">
        <CompanySettings company={company} isEditing={isEditing} onEditing={setEditing} />
        <section
          aria-labelledby="who-may-join"
          className="grid gap-3 rounded-xl border bg-surface p-5"
        >
          <h2 id="who-may-join" className="font-semibold text-lg tracking-tight">
            {pagesTexts().company.whoMayJoin}
          </h2>
          <JoinSettings companyId={company.id} />
        </section>
        <CompanyRulesSection companyId={company.id} />
      </div>
      <LookSection company={company} onChangeLogo={() => setEditing(true)} />
      <CheckpointMail companyId={company.id} />
    </div>
  );
}
