import { TextWithName } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { learningTexts } from '../texts/catalogue.ts';

type DashboardHeaderProps = {
  name: string;
  /** Null for a trainee without a company. */
  company: string | null;
};

export function DashboardHeader({ name, company }: DashboardHeaderProps) {
  const t = learningTexts().dashboard;
  return (
    <PageHeader
      title={<TextWithName text={t.welcome(name)} name={name} />}
      description={
        company === null ? undefined : <TextWithName text={t.trainingAt(company)} name={company} />
      }
    />
  );
}
