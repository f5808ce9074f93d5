import { Name } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

type DashboardHeaderProps = {
  name: string;
  /** Null for a trainee without a company. */
  company: string | null;
};

export function DashboardHeader({ name, company }: DashboardHeaderProps) {
  return (
    <PageHeader
      title={
        <>
          <span>Welcome,</span> <Name>{name}</Name>
        </>
      }
      description={
        company === null ? undefined : (
          <>
            <span>Your training at</span> <Name>{company}</Name>
          </>
        )
      }
    />
  );
}
