import type { HeldCertificate } from '@portal/contract/certificates';
import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import {
  certificateStatusWord,
  lookOfCertificate,
} from '#web/features/certificates/api/certificate-words.ts';
import { CertificateEnd } from '#web/features/certificates/components/certificate-end.tsx';
import { CertificateLinks } from '#web/features/certificates/components/certificate-links.tsx';
import { certificateTexts } from '#web/features/certificates/texts/catalogue.ts';
import { CivilDate, dayOfReader, shortDay } from '#web/platform/time/civil-date.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { Name } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { StateSymbol } from '#web/ui/state-symbol.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { heldCertificatesTexts } from '../texts/catalogue.ts';

export type HeldAction = 'withdraw' | 'reissue';

type HeldRowProps = {
  certificate: HeldCertificate;
  /** The name of the trainee. */
  holder: string;
  /** Undefined for an admin who may change nothing. */
  onAction: ((action: HeldAction) => void) | undefined;
};

/** One certificate: its facts, the way to its page, and a menu. */
export function HeldRow(props: HeldRowProps) {
  const { certificate } = props;
  const { status, withdrawnReason } = certificate;
  const { tone, symbol } = lookOfCertificate(status);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4 text-sm">
      <div className="wrap-anywhere grid min-w-0 grow basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <Name>{certificate.title}</Name>
          <Badge tone={tone}>
            <StateSymbol symbol={symbol} />
            <span>{certificateStatusWord(status)}</span>
          </Badge>
        </p>
        <Facts certificate={certificate} />
        {withdrawnReason === null ? null : <Reason>{withdrawnReason}</Reason>}
      </div>
      <Buttons {...props} />
    </li>
  );
}

function Facts({ certificate }: Pick<HeldRowProps, 'certificate'>) {
  const { list } = certificateTexts();
  const { issued, kind: kinds } = heldCertificatesTexts();
  const { kind, status, completedOn, issuedAt } = certificate;
  const issuedOn = dayOfReader(new Date(issuedAt));
  const facts = [
    <span key="kind">{kinds[kind]}</span>,
    <Sentence
      key="completed"
      text={list.completedOn}
      elements={[<CivilDate key="day" value={completedOn} />]}
    />,
    <Sentence key="issued" text={issued} elements={[<CivilDate key="day" value={issuedOn} />]} />,
  ];
  // The others have no end.
  if (status === 'valid' || status === 'expired')
    facts.push(<CertificateEnd key="end" certificate={certificate} />);
  return (
    <div className="text-text-muted">
      <Dotted>{facts}</Dotted>
    </div>
  );
}

function Reason({ children }: { children: string }) {
  return (
    <p className="whitespace-pre-line">
      <span className="text-text-muted">
        {uiTexts().labelBefore(heldCertificatesTexts().reason)}
      </span>
      <span dir="auto">{children}</span>
    </p>
  );
}

function Buttons({ certificate, holder, onAction }: HeldRowProps) {
  const t = heldCertificatesTexts();
  const { title, completedOn, status, canBeReissued } = certificate;
  const day = shortDay(completedOn, '');
  const mayBeWithdrawn = status !== 'withdrawn';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CertificateLinks certificate={certificate} holder={holder} />
      {onAction === undefined || !(mayBeWithdrawn || canBeReissued) ? null : (
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="icon" aria-label={t.actionsOf(title, day)}>
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          {canBeReissued ? (
            <DropdownItem
              icon={<RefreshCw aria-hidden="true" />}
              onSelect={() => onAction('reissue')}
            >
              {t.reissue.open}
            </DropdownItem>
          ) : null}
          {mayBeWithdrawn ? (
            <DropdownItem icon={<Ban aria-hidden="true" />} onSelect={() => onAction('withdraw')}>
              {t.withdrawal.open}
            </DropdownItem>
          ) : null}
        </DropdownMenu>
      )}
    </div>
  );
}
