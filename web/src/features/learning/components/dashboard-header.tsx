import type { ReactNode } from 'react';
import { Name } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

type DashboardHeaderProps = {
  name: ReactNode;
  /** Null for a trainee without a company. */
  company: ReactNode;
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

/** Before the app has started: `remembered-user.js` writes the names into their places. */
export function RememberedDashboardHeader() {
  return (
    <DashboardHeader
      name={<span data-remembered="name" />}
      company={<span data-remembered="company" />}
    />
  );
}
