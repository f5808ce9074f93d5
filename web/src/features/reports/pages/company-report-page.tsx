import type { GroupFilter as GroupChoice, GroupRef } from '@portal/contract/fields';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router';
import { useGroupInAddress } from '#web/features/groups/api/group-in-address.ts';
import { useGroupFilter } from '#web/features/groups/api/groups.ts';
import { useIsPrinting } from '#web/platform/printing/use-printing.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { useOnlyCompany } from '#web/platform/session/use-reach.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { GroupFilter } from '#web/ui/group-filter.tsx';
import { TextWithName } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { ReportActions } from '../components/report-actions.tsx';
import { ReportContent } from '../components/report-content.tsx';
import { ReportOnPaper } from '../components/report-on-paper.tsx';
import { ReportPending } from '../components/report-pending.tsx';
import { ReportDatesContext, useDatesIn } from '../model/report-dates.ts';
import { useReport } from '../model/use-report.ts';
import { reportsTexts } from '../texts/catalogue.ts';

/** The button that collects the certificates of the trainees in the report, which another feature shows. */
type CertificatesButton = (of: {
  companyId: number;
  group: GroupChoice | null;
  count: number | undefined;
}) => Elements;

/** The report of the company in the address. */
export function CompanyReportPage({ certificates }: { certificates: CertificatesButton }) {
  const companyId = Number(useParams()['id']);
  return <ReportOfCompany key={companyId} companyId={companyId} certificates={certificates} />;
}

type ReportOfCompanyProps = { companyId: number; certificates: CertificatesButton };

function ReportOfCompany({ companyId, certificates }: ReportOfCompanyProps) {
  const [group, chooseGroup] = useGroupInAddress();
  const { groups, isLimited } = useGroupFilter(companyId);
  const report = useReport(companyId, group);
  const isPrinting = useIsPrinting();
  const { data } = report;
  const t = reportsTexts().page;
  useDocumentTitle(data === undefined ? undefined : t.documentTitle(data.company.name));
  const dates = useDatesIn(data?.timeZone);
  /** The report of an admin of groups has their members. */
  const seen = isLimited ? namesOf(groups) : null;
  if (isPrinting && data !== undefined)
    return (
      <ReportDatesContext value={dates}>
        <ReportOnPaper report={data} group={nameOf(group, groups) ?? seen} />
      </ReportDatesContext>
    );
  return (
    <ReportDatesContext value={dates}>
      <Header
        report={report}
        companyId={companyId}
        group={group}
        certificates={certificates({ companyId, group, count: data?.total })}
      />
      <GroupFilter
        groups={groups}
        isLimited={isLimited}
        value={group}
        onChange={chooseGroup}
        hideLabel
        className="mb-6 sm:w-56"
      />
      {data === undefined ? (
        <ReportPending report={report} />
      ) : (
        <ReportContent data={data} report={report} isOfGroup={group !== null} />
      )}
    </ReportDatesContext>
  );
}

const namesOf = (groups: readonly GroupRef[] = []): string =>
  groups.map(({ name }) => name).join(' · ');

/** The words for the chosen group; null if none is chosen. */
function nameOf(group: GroupChoice | null, groups: readonly GroupRef[] | undefined): string | null {
  if (group === null) return null;
  const t = uiTexts().groupFilter;
  return group === 'none' ? t.none : (groups?.find(({ id }) => id === group)?.name ?? t.chosen);
}

type HeaderProps = {
  report: ReturnType<typeof useReport>;
  companyId: number;
  group: GroupChoice | null;
  certificates: Elements;
};

function Header({ report, ...of }: HeaderProps) {
  const t = reportsTexts().page;
  const { data } = report;
  if (data === undefined)
    return (
      <PageHeader
        back={<BackToReports />}
        title={t.title}
        {...(report.error === null && {
          description: <Skeleton className="h-6 w-72 max-w-full" />,
          actions: <ReportActions {...of} loadForPrint={null} />,
        })}
      />
    );
  const { company, timeZone } = data;
  return (
    <PageHeader
      back={<BackToReports />}
      title={<TextWithName text={t.titleOf(company.name)} name={company.name} />}
      description={t.timeZone(timeZone)}
      actions={<ReportActions {...of} loadForPrint={report.loadForPrint} />}
    />
  );
}

/** Nothing for an admin who sees only this report. */
function BackToReports() {
  if (useOnlyCompany() !== null) return null;
  return (
    <Link
      to={paths.reports}
      className={classNames(buttonStyles({ variant: 'ghost' }), '-ms-4 w-fit')}
    >
      <ArrowLeft aria-hidden="true" />
      <span>{reportsTexts().page.back}</span>
    </Link>
  );
}
