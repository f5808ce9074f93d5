import { codeInGroups } from '@portal/contract/certificate-code';
import type { Certificate } from '@portal/contract/certificates';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Name } from '#web/ui/name.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { pictureUrl } from '../model/picture-url.ts';
import type { SheetWords } from '../model/sheet-words.ts';
import { TwoLanguages } from './two-languages.tsx';

type SheetFootProps = {
  certificate: Pick<Certificate, 'code' | 'look' | 'verifyUrl'>;
  words: SheetWords;
};

/** The signature, and how to check the certificate. */
export function SheetFoot({ certificate, words }: SheetFootProps) {
  return (
    <footer className="flex break-inside-avoid flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <Signature look={certificate.look} />
      <Check certificate={certificate} words={words} />
    </footer>
  );
}

function Signature({ look: { signature, line } }: Pick<Certificate, 'look'>) {
  if (signature === null && line === '') return null;
  return (
    <div className="grid w-64 max-w-full gap-2">
      {signature === null ? null : (
        <img
          src={pictureUrl(signature)}
          alt=""
          decoding="async"
          className="max-h-20 max-w-full justify-self-start object-contain forced-colors:bg-white print:max-h-16"
        />
      )}
      {line === '' ? null : (
        <p className="wrap-anywhere border-t pt-2 text-sm">
          <Name>{line}</Name>
        </p>
      )}
    </div>
  );
}

function Check({ certificate: { code, verifyUrl }, words }: SheetFootProps) {
  return (
    <div className="ms-auto flex max-w-full items-end gap-4 max-[22rem]:flex-wrap">
      <div className="grid min-w-0 gap-2 text-xs">
        <p className="grid gap-0.5">
          <span className="flex items-center gap-1 text-text-muted [&_svg]:size-3.5 [&_svg]:shrink-0">
            <BadgeCheck aria-hidden="true" />
            <TwoLanguages words={words} text={({ check }) => check} />
          </span>
          <span>
            <a
              href={verifyUrl}
              className="break-all text-accent-text underline-offset-4 hover:underline print:text-text"
            >
              <Name>{addressWithoutCode(verifyUrl, code)}</Name>
            </a>
          </span>
        </p>
        <p className="grid gap-0.5">
          <span className="text-text-muted">
            <TwoLanguages words={words} text={(each) => each.code} />
          </span>
          <span className="break-all font-medium font-mono text-sm">
            <Name>{codeInGroups(code)}</Name>
          </span>
        </p>
      </div>
      <QrCode text={verifyUrl} label={words.own.check} className="size-24 shrink-0 border" />
    </div>
  );
}

/** People type this address from paper, and then the code, which is beside it in groups. */
const addressWithoutCode = (url: string, code: string): string =>
  url.endsWith(`/${code}`) ? url.slice(0, -code.length - 1) : url;
