import { CompanySettings } from '#web/features/companies/components/company-settings.tsx';
import { SignUpLink } from '#web/features/trainees/components/sign-up-link.tsx';
import { useCompanyOfPage } from './company-page.tsx';

export function Component() {
  const company = useCompanyOfPage();
  return (
    <div className="grid max-w-2xl gap-5">
      <CompanySettings company={company} />
      <section
        aria-labelledby="sign-up-link"
        className="grid gap-3 rounded-xl border bg-surface p-5"
      >
        <h2 id="sign-up-link" className="font-semibold text-lg tracking-tight">
          Sign-up link
        </h2>
        <p className="text-sm text-text-muted">
          Send it to the people of {company.name}. They choose the company when they sign up.
        </p>
        <SignUpLink />
      </section>
    </div>
  );
}
