import type { Certificate } from '@portal/contract/certificates';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactElement } from 'react';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { Instant } from '#web/platform/time/instant.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { certificateTexts } from '../texts/catalogue.ts';

type CertificateStateProps = {
  certificate: Pick<
    Certificate,
    'status' | 'statusSince' | 'validUntil' | 'withdrawnReason' | 'requiredAgainSince'
  >;
};

/** Says why a certificate does not count, or what has changed since; nothing about a valid one. */
export function CertificateState({ certificate }: CertificateStateProps) {
  const { status, statusSince, validUntil, withdrawnReason, requiredAgainSince } = certificate;
  const t = certificateTexts().state;
  const since = (
    <span>{statusSince === null ? null : <Instant value={statusSince} show="date" />}</span>
  );
  return (
    <div className="grid gap-3 empty:hidden print:hidden">
      {status === 'withdrawn' ? (
        <Banner tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
          <p>
            <WithDay text={t.withdrawn} day={since} />
          </p>
          {withdrawnReason === null ? null : (
            <p className="wrap-anywhere font-normal">{t.reason(isolated(withdrawnReason))}</p>
          )}
        </Banner>
      ) : null}
      {status === 'renewed' || status === 'replaced' ? (
        <Banner icon={<Info aria-hidden="true" />}>
          <WithDay text={t[status]} day={since} />
        </Banner>
      ) : null}
      {status === 'expired' && validUntil !== null ? (
        <Banner tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          <WithDay text={t.expired} day={<CivilDate value={validUntil} />} />
        </Banner>
      ) : null}
      {requiredAgainSince === null ? null : (
        <Banner tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          <WithDay text={t.requiredAgain} day={<CivilDate value={requiredAgainSince} />} />
        </Banner>
      )}
    </div>
  );
}

function WithDay({ text, day }: { text: (day?: string) => string; day: ReactElement }) {
  return <Sentence text={text} elements={[<span key="day">{day}</span>]} />;
}
