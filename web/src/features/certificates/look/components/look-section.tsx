import type { CertificateLook } from '@portal/contract/certificates';
import type { AdminCompany } from '@portal/contract/companies';
import { reachesCompany } from '@portal/contract/reach-rules';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { useCertificateLook } from '../api/certificate-look.ts';
import { certificateLookTexts } from '../texts/catalogue.ts';
import { LookForm } from './look-form.tsx';

const LookPreview = lazyOnIdle(async () => (await import('./look-preview.tsx')).LookPreview);

type LookSectionProps = {
  company: AdminCompany;
  /** Opens the form of the company, which has the logo. */
  onChangeLogo: () => void;
};

/** The look of a company's certificates with a preview, and the form for admins who can change it. */
export function LookSection({ company, onChangeLogo }: LookSectionProps) {
  const { data: look, error, isFetching, refetch } = useCertificateLook(company.id);
  const mayChange = reachesCompany(useReach(), company.id, 'training');
  const t = certificateLookTexts();
  const preview = (shown: CertificateLook) => (
    // The logo may just have been changed, on this page.
    <LookPreview company={company.name} look={{ ...shown, logo: company.logo }} />
  );
  return (
    <section
      aria-labelledby="certificate-look"
      className="grid gap-4 rounded-xl border bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id="certificate-look" className="font-semibold text-lg tracking-tight">
          {t.title}
        </h2>
        <p className="text-pretty text-sm text-text-muted">{t.note}</p>
      </div>
      {look === undefined && error !== null ? (
        <ErrorCard
          title={t.loadFailed}
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {look === undefined && error === null ? (
        <SkeletonRegion label={t.loading} className="grid gap-4">
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </SkeletonRegion>
      ) : null}
      {look === undefined || mayChange ? null : preview(look)}
      {look !== undefined && mayChange ? (
        <LookForm
          companyId={company.id}
          saved={look}
          logo={<CompanyLogo company={company} onChange={onChangeLogo} />}
          preview={preview}
        />
      ) : null}
    </section>
  );
}

type CompanyLogoProps = { company: AdminCompany; onChange: () => void };

function CompanyLogo({ company: { name, logo }, onChange }: CompanyLogoProps) {
  const t = certificateLookTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-text-muted">
      <CompanyMark name={name} logoUrl={logo === null ? null : mediaUrl(logo)} size="md" />
      <p className="min-w-0 grow basis-40">{t.logo}</p>
      <Button variant="outline" size="sm" onClick={onChange}>
        {t.changeLogo}
      </Button>
    </div>
  );
}
