import { reachesCompany } from '@portal/contract/reach-rules';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { useCompanySettings } from '#web/features/companies/api/company-settings.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { signUpAddress, signUpMail } from '#web/platform/routing/sign-up-link.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { traineeTexts } from '../texts/catalogue.ts';

export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  const t = traineeTexts().none;
  return (
    <EmptyState
      illustration={<SearchX />}
      title={t.noMatch}
      action={
        <Button variant="outline" onClick={onClear}>
          {t.clearSearch}
        </Button>
      }
    >
      <Sentence
        text={t.noneContains}
        elements={[
          <span key="search" dir="auto" className="wrap-anywhere">
            {search}
          </span>,
        ]}
      />
    </EmptyState>
  );
}

/** Shown if no trainee has the chosen status. */
export function NoneMatch({ onClear }: { onClear: () => void }) {
  const t = traineeTexts().none;
  return (
    <EmptyState
      illustration={<SearchX />}
      title={t.noneMatch}
      action={
        <Button variant="outline" onClick={onClear}>
          {t.clearFilters}
        </Button>
      }
    >
      {t.otherFilters}
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
  const t = traineeTexts().none;
  const { data: companies } = useCompanies();
  const isLimited = useReach() !== 'portal';
  const showAll =
    onShowAll === null ? null : (
      <Button variant="outline" onClick={onShowAll}>
        {isLimited ? t.showAllSeen : t.showAll}
      </Button>
    );
  if (companies?.every(({ id }) => id !== companyId))
    return (
      <EmptyState illustration={<Users />} title={t.title} action={showAll}>
        {t.companyDeleted}
      </EmptyState>
    );
  return <NoneYet companyId={companyId} showAll={showAll} />;
}

function NoneYet({ companyId, showAll }: { companyId: number; showAll: Elements }) {
  const t = traineeTexts().none;
  const reach = useReach();
  const mayInvite = reachesCompany(reach, companyId, 'people');
  const { data: settings } = useCompanySettings(companyId, mayInvite);
  if (!reachesCompany(reach, companyId))
    return (
      <EmptyState illustration={<Users />} title={t.title} action={showAll}>
        {t.groupsEmpty}
      </EmptyState>
    );
  const isOpen = settings !== undefined && settings.signUp !== 'invitation';
  return (
    <EmptyState
      illustration={<Users />}
      title={t.title}
      action={
        <div className="grid w-full justify-items-center gap-4">
          {isOpen ? <SignUpLink address={signUpAddress(settings.link, settings.language)} /> : null}
          {showAll}
        </div>
      }
    >
      {isOpen ? t.noneYetInvite : t.noneYet}
    </EmptyState>
  );
}

/** Shown while there are no trainees at all. Trainees need a company first. */
export function NoTrainees() {
  const t = traineeTexts().none;
  const { data: companies } = useCompanies();
  if (useReach() !== 'portal')
    return (
      <EmptyState illustration={<Users />} title={t.title}>
        {companies?.length === 0 ? uiTexts().limited.nothing : null}
      </EmptyState>
    );
  if (companies?.length === 0)
    return (
      <EmptyState
        illustration={<Users />}
        title={t.title}
        action={
          <Link to={paths.companyModules.to()} className={buttonStyles()}>
            {t.addCompany}
          </Link>
        }
      >
        {t.noCompany}
      </EmptyState>
    );
  return (
    <EmptyState
      illustration={<Users />}
      title={t.title}
      action={<SignUpLink address={signUpAddress()} />}
    >
      {t.invite}
    </EmptyState>
  );
}

function SignUpLink({ address }: { address: string }) {
  const t = traineeTexts().none;
  return (
    <CopyField
      label={t.signUpLink}
      value={address}
      action={t.copyLink}
      mailto={signUpMail(address)}
    />
  );
}
