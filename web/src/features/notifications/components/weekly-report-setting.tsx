import { useCompanyFilter } from '#web/features/companies/api/companies.ts';
import { useOnlyCompany } from '#web/platform/session/use-reach.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { useWeeklyDraft } from '../model/use-weekly-draft.ts';
import { notificationTexts } from '../texts/catalogue.ts';

/** The weekly report by mail: off, about all companies that the admin sees, or about one. */
export function WeeklyReportSetting({ draft }: { draft: ReturnType<typeof useWeeklyDraft> }) {
  const { isShown, hasMailServer, isWithoutCompany, choice, choose } = draft;
  const hasOneCompany = useOnlyCompany() !== null;
  const companies = useCompanyFilter(isShown && !hasOneCompany);
  if (!isShown) return null;
  const t = notificationTexts().weeklyReport;
  const isOn = choice.about !== null;
  return (
    <div className="grid gap-3">
      <Switch
        label={t.label}
        description={hasMailServer ? t.description : t.withoutMailServer}
        checked={isOn}
        disabled={!(hasMailServer || isOn)}
        onChange={(wanted) => choose({ about: wanted ? 'all' : null, company: null })}
      />
      {isOn && !hasOneCompany ? (
        <CompanyFilter
          {...companies}
          value={choice.company}
          onChange={(company) => choose({ about: company === null ? 'all' : 'company', company })}
        />
      ) : null}
      {isWithoutCompany ? <p className="text-sm text-warning-text">{t.withoutCompany}</p> : null}
    </div>
  );
}
