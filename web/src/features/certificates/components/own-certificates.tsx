import type { OwnCertificate } from '@portal/contract/certificates';
import Award from 'lucide-react/icons/award';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Name } from '#web/ui/name.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { StateSymbol } from '#web/ui/state-symbol.tsx';
import { certificateStatusWord, lookOfCertificate } from '../api/certificate-words.ts';
import { useOwnCertificates } from '../api/own-certificates.ts';
import { certificateTexts } from '../texts/catalogue.ts';
import { CertificateEnd } from './certificate-end.tsx';
import { CertificateLinks } from './certificate-links.tsx';

/** The part of My Progress with the certificates of the trainee. */
export function OwnCertificates() {
  return (
    <section aria-labelledby="certificates" className="grid gap-4">
      <h2 id="certificates" className="font-semibold text-lg tracking-tight">
        {certificateTexts().list.title}
      </h2>
      <Certificates />
    </section>
  );
}

function Certificates() {
  const t = certificateTexts().list;
  const { data, error, isFetching, refetch } = useOwnCertificates();
  if (data === undefined && error === null)
    return (
      <SkeletonRegion label={t.loading} className="rounded-xl border bg-surface p-5">
        <Skeleton className="h-12 w-full" />
      </SkeletonRegion>
    );
  if (data === undefined)
    return (
      <RetryBanner tone="danger" retrying={isFetching} onRetry={() => void refetch()}>
        {t.notLoadedBecause(error?.message ?? '')}
      </RetryBanner>
    );
  if (data.length === 0) return <p className="text-pretty text-text-muted">{t.none}</p>;
  const isEarlier = ({ status }: OwnCertificate) => status === 'renewed' || status === 'replaced';
  const earlier = data.filter(isEarlier);
  return (
    <>
      <Rows certificates={data.filter((each) => !isEarlier(each))} />
      {earlier.length === 0 ? null : (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium text-text-muted">
            {t.earlier(earlier.length)}
          </summary>
          <div className="pt-2">
            <Rows certificates={earlier} />
          </div>
        </details>
      )}
    </>
  );
}

function Rows({ certificates }: { certificates: readonly OwnCertificate[] }) {
  if (certificates.length === 0) return null;
  return (
    <ul className="divide-y rounded-xl border bg-surface shadow-xs">
      {certificates.map((certificate) => (
        <CertificateRow key={certificate.code} certificate={certificate} />
      ))}
    </ul>
  );
}

function CertificateRow({ certificate }: { certificate: OwnCertificate }) {
  const { title, status, completedOn } = certificate;
  const { tone, symbol } = lookOfCertificate(status);
  const { name } = useCurrentUser();
  const t = certificateTexts().list;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <Award aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
      <div className="grid min-w-0 grow basis-48 gap-0.5">
        <p className="wrap-anywhere font-medium">
          <Name>{title}</Name>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-text-muted">
          <span>
            <Sentence
              text={t.completedOn}
              elements={[<CivilDate key="day" value={completedOn} />]}
            />
          </span>
          <CertificateEnd certificate={certificate} />
        </p>
      </div>
      <Badge tone={tone}>
        <StateSymbol symbol={symbol} />
        <span>{certificateStatusWord(status)}</span>
      </Badge>
      <div className="flex flex-wrap gap-2">
        <CertificateLinks certificate={certificate} holder={name} />
      </div>
    </li>
  );
}
