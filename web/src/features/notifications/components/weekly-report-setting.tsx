import { useCompanies } from '#web/features/companies/api/companies.ts';
import { CompanyFilter } from '#web/ui/company-filter.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { useWeeklyDraft } from '../model/use-weekly-draft.ts';

/** The weekly report by mail: off, about all companies, or about one. */
export function WeeklyReportSetting({ draft }: { draft: ReturnType<typeof useWeeklyDraft> }) {
  const { isShown, hasMailServer, isWithoutCompany, choice, choose } = draft;
  const companies = useCompanies(isShown);
  if (!isShown) return null;
  const isOn = choice.about !== null;
  return (
    <div className="grid gap-3">
      <Switch
        label="Weekly Report"
        description={
          hasMailServer
            ? 'By email on Mondays at 8:00'
            : 'Not possible: the portal has no mail server (SMTP_URL).'
        }
        checked={isOn}
        disabled={!(hasMailServer || isOn)}
        onChange={(wanted) => choose({ about: wanted ? 'all' : null, company: null })}
      />
      {isOn ? (
        <CompanyFilter
          companies={companies.data}
          loading={companies.isPending}
          value={choice.company}
          onChange={(company) => choose({ about: company === null ? 'all' : 'company', company })}
        />
      ) : null}
      {isWithoutCompany ? (
        <p className="text-sm text-warning-text">
          The company of your report is deleted, so that none is sent. Choose another one.
        </p>
      ) : null}
    </div>
  );
}
