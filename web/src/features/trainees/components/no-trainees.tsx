import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { useCompanySettings } from '#web/features/companies/api/company-settings.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { signUpAddress, signUpMail } from '#web/platform/routing/sign-up-link.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      illustration={<SearchX />}
      title="No trainees found matching your search."
      action={
        <Button variant="outline" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      <span>No name, email or company contains “</span>
      <span dir="auto" className="wrap-anywhere">
        {search}
      </span>
      <span>”.</span>
    </EmptyState>
  );
}

/** Shown if no trainee has the chosen status. */
export function NoneMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      illustration={<SearchX />}
      title="No trainee matches these filters."
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Choose another status, module or company, or see all trainees.
    </EmptyState>
  );
}

type NoneInCompanyProps = {
  companyId: number;
  /** Absent on the page of the company. */
  onShowAll: (() => void) | null;
};

/** Shown for a company without trainees, while other companies may have some. */
export function NoneInCompany({ companyId, onShowAll }: NoneInCompanyProps) {
  const { data: companies } = useCompanies();
  const showAll =
    onShowAll === null ? null : (
      <Button variant="outline" onClick={onShowAll}>
        Show all companies
      </Button>
    );
  if (companies?.every(({ id }) => id !== companyId))
    return (
      <EmptyState illustration={<Users />} title="No trainees found." action={showAll}>
        This company was deleted.
      </EmptyState>
    );
  return <NoneYet companyId={companyId} showAll={showAll} />;
}

function NoneYet({ companyId, showAll }: { companyId: number; showAll: Elements }) {
  const { data: settings } = useCompanySettings(companyId);
  const isOpen = settings !== undefined && settings.signUp !== 'invitation';
  return (
    <EmptyState
      illustration={<Users />}
      title="No trainees found."
      action={
        <div className="grid w-full justify-items-center gap-4">
          {isOpen ? <SignUpLink address={signUpAddress(settings.link)} /> : null}
          {showAll}
        </div>
      }
    >
      {`This company has no trainees yet.${isOpen ? ' Send them its sign-up link, or add them one by one.' : ''}`}
    </EmptyState>
  );
}

/** Shown while there are no trainees at all. Trainees need a company first. */
export function NoTrainees() {
  const { data: companies } = useCompanies();
  if (companies?.length === 0)
    return (
      <EmptyState
        illustration={<Users />}
        title="No trainees found."
        action={
          <Link to={paths.companyModules.to()} className={buttonStyles()}>
            Add a company first
          </Link>
        }
      >
        Each trainee belongs to a company, and there is none yet.
      </EmptyState>
    );
  return (
    <EmptyState
      illustration={<Users />}
      title="No trainees found."
      action={<SignUpLink address={signUpAddress()} />}
    >
      Trainees sign up by themselves: send them this link. Or add them one by one.
    </EmptyState>
  );
}

function SignUpLink({ address }: { address: string }) {
  return (
    <CopyField
      label="Sign-up link"
      value={address}
      action="Copy link"
      mailto={signUpMail(address)}
    />
  );
}
