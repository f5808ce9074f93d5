import type { Certificate } from '@portal/contract/certificates';
import type { CertificateWords } from '@portal/contract/certificates/texts/en';
import { directionOf } from '@portal/contract/languages';
import type { ReactNode } from 'react';
import { dayOfReader } from '#web/platform/time/civil-date.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { Name } from '#web/ui/name.tsx';
import { StateSymbol } from '#web/ui/state-symbol.tsx';
import { lookOfCertificate } from '../api/certificate-words.ts';
import { pictureUrl } from '../model/picture-url.ts';
import type { SheetWords } from '../model/sheet-words.ts';
import { SheetDay } from './sheet-day.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetModules } from './sheet-modules.tsx';
import { TwoLanguages } from './two-languages.tsx';

/** The facts of a certificate that its sheet shows. */
export type SheetFacts = Pick<
  Certificate,
  | 'code'
  | 'status'
  | 'kind'
  | 'name'
  | 'company'
  | 'moduleName'
  | 'completedOn'
  | 'issuedAt'
  | 'validUntil'
  | 'isBeforeCertificates'
  | 'modules'
  | 'shared'
  | 'look'
  | 'verifyUrl'
>;

type CertificateSheetProps = { certificate: SheetFacts; words: SheetWords };

/**
 * A certificate as a sheet of paper, on the screen and printed: light in each theme, in the language of the holder with
 * English beside it. Scores are on it only while the holder shows them, as in the PDF.
 */
export function CertificateSheet({ certificate, words }: CertificateSheetProps) {
  const { look, modules, shared } = certificate;
  const { language, own } = words;
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      data-theme="light"
      aria-label={own.heading}
      className="@container overflow-hidden rounded-xl border bg-surface text-start text-text shadow-sm print:overflow-visible print:rounded-none print:border-0 print:shadow-none"
    >
      <div
        aria-hidden="true"
        style={{ backgroundColor: look.colour }}
        className="h-2 print:[print-color-adjust:exact]"
      />
      {/* Browsers break a block between pages, but lay the parts of a grid over each other. */}
      <div className="grid grid-cols-1 gap-6 p-5 @lg:gap-7 @lg:p-10 print:block print:space-y-4 print:p-0 print:pt-5">
        <Head certificate={certificate} words={words} />
        <Facts certificate={certificate} words={words} />
        <SheetModules
          modules={modules}
          words={words}
          hasScores={shared && modules.some(({ score }) => score !== null)}
        />
        <SheetFoot certificate={certificate} words={words} />
      </div>
    </article>
  );
}

function Head({ certificate, words }: CertificateSheetProps) {
  const { company, look, name, status } = certificate;
  return (
    <header className="grid gap-6 print:gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 items-center gap-3 font-medium">
          <CompanyMark name={company} logoUrl={look.logo && pictureUrl(look.logo)} />
          <Name className="wrap-anywhere min-w-0">{company}</Name>
        </p>
        {status === 'valid' ? null : <StatusMark status={status} words={words} />}
      </div>
      <div className="grid gap-1">
        <h2 className="font-semibold text-xl tracking-tight @lg:text-2xl">
          <TwoLanguages words={words} text={({ heading }) => heading} />
        </h2>
        <Title certificate={certificate} words={words} />
      </div>
      <div className="grid gap-1">
        <p className="text-sm text-text-muted">
          <TwoLanguages words={words} text={({ holder }) => holder} />
        </p>
        <p className="wrap-anywhere font-semibold text-3xl leading-tight tracking-tight @lg:text-4xl">
          <Name>{name}</Name>
        </p>
      </div>
    </header>
  );
}

function Title({ certificate, words }: CertificateSheetProps) {
  const { company, moduleName } = certificate;
  return (
    <p className="wrap-anywhere text-lg">
      {moduleName === null ? (
        <TwoLanguages words={words} text={({ training }) => training(company)} name={company} />
      ) : (
        <Name>{moduleName}</Name>
      )}
    </p>
  );
}

type StatusMarkProps = { status: Certificate['status']; words: SheetWords };

const DOES_NOT_COUNT: readonly Certificate['status'][] = ['withdrawn', 'expired'];

/** A symbol and a word: a printed certificate that is not valid says so without colours. */
function StatusMark({ status, words }: StatusMarkProps) {
  return (
    <p
      className={classNames(
        'flex items-center gap-2 rounded-md border-2 border-current px-3 py-1 font-semibold [&_svg]:size-4 [&_svg]:shrink-0',
        DOES_NOT_COUNT.includes(status) && 'text-danger-text',
      )}
    >
      <StateSymbol symbol={lookOfCertificate(status).symbol} />
      <TwoLanguages words={words} text={(each) => each.status[status]} />
    </p>
  );
}

function Facts({ certificate, words }: CertificateSheetProps) {
  const { completedOn, issuedAt, validUntil, isBeforeCertificates } = certificate;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 gap-y-3 @sm:grid-cols-3">
        <Fact words={words} label={(each) => each.completedOn}>
          <SheetDay value={completedOn} words={words} />
        </Fact>
        <Fact words={words} label={(each) => each.issuedOn}>
          <SheetDay value={dayOfReader(new Date(issuedAt))} words={words} />
        </Fact>
        <Fact words={words} label={(each) => each.validUntil}>
          {validUntil === null ? (
            <TwoLanguages words={words} text={({ forEver }) => forEver} />
          ) : (
            <SheetDay value={validUntil} words={words} />
          )}
        </Fact>
      </dl>
      {isBeforeCertificates ? (
        <p className="text-sm text-text-muted">
          <TwoLanguages words={words} text={({ beforeCertificates }) => beforeCertificates} />
        </p>
      ) : null}
    </div>
  );
}

type FactProps = {
  words: SheetWords;
  label: (words: CertificateWords) => string;
  children: ReactNode;
};

function Fact({ words, label, children }: FactProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-text-muted">
        <TwoLanguages words={words} text={label} />
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
