import type { Certificate } from '@portal/contract/certificates';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import Printer from 'lucide-react/icons/printer';
import { Link, useParams } from 'react-router';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { printPage } from '#web/platform/printing/use-printing.ts';
import { portalAddress } from '#web/platform/routing/base-path.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useCertificate } from '../api/certificate.ts';
import { useSheetWords } from '../api/sheet-words.ts';
import { CertificateDownload } from '../components/certificate-download.tsx';
import { CertificateSheet } from '../components/certificate-sheet.tsx';
import { CertificateSkeleton } from '../components/certificate-skeleton.tsx';
import { CertificateState } from '../components/certificate-state.tsx';
import { CheckCard } from '../components/check-card.tsx';
import type { SheetWords } from '../model/sheet-words.ts';
import { certificateTexts } from '../texts/catalogue.ts';

/** A certificate, for its holder and for the admins who see the holder. */
export function Component() {
  return (
    <div className="max-w-4xl print:max-w-none">
      <Content />
    </div>
  );
}

function Content() {
  const { code = '' } = useParams();
  const certificate = useCertificate(code);
  const words = useSheetWords(certificate.data?.language);
  const failure = certificate.error ?? words.error;
  if (failure instanceof ApiError && [400, 404].includes(failure.status)) return <NotFound />;
  if (certificate.data !== undefined && words.data !== undefined)
    return <CertificateScreen certificate={certificate.data} words={words.data} />;
  return (
    <>
      <Header />
      {failure === null ? (
        <CertificateSkeleton />
      ) : (
        <ErrorCard
          title={certificateTexts().page.notLoaded}
          message={messageOf(failure)}
          retrying={certificate.isFetching || words.isFetching}
          onRetry={() => void (certificate.error === null ? words : certificate).refetch()}
        />
      )}
    </>
  );
}

/** Only trainees hold certificates, and each sees only the own ones. */
const useIsHolder = () => useCurrentUser().role === 'TRAINEE';

function Header({ actions }: { actions?: Elements }) {
  const t = certificateTexts().page;
  const isHolder = useIsHolder();
  return (
    <PageHeader
      back={
        isHolder ? (
          <div>
            <Link
              to={paths.progress}
              className={buttonStyles({ variant: 'ghost', className: '-ms-4' })}
            >
              <ArrowLeft aria-hidden="true" />
              <span>{t.back}</span>
            </Link>
          </div>
        ) : null
      }
      title={t.title}
      actions={actions}
      className="print:hidden"
    />
  );
}

type CertificateScreenProps = { certificate: Certificate; words: SheetWords };

function CertificateScreen({ certificate, words }: CertificateScreenProps) {
  const { code, company, moduleName, name, pdfUrl } = certificate;
  const t = certificateTexts().page;
  const title = moduleName ?? words.own.training(company);
  useDocumentTitle(title);
  return (
    <>
      <Header
        actions={
          <>
            <Button variant="outline" onClick={printPage}>
              <Printer aria-hidden="true" />
              <span>{t.print}</span>
            </Button>
            <CertificateDownload code={code} pdfUrl={pdfUrl} pdfName={`${name} - ${title}`} />
          </>
        }
      />
      <div className="grid gap-6 print:block">
        <CertificateState certificate={certificate} />
        {pdfUrl === null ? (
          <p className="text-pretty text-sm text-text-muted print:hidden">{t.noPdf}</p>
        ) : null}
        <CertificateSheet certificate={certificate} words={words} />
        <CheckCard certificate={certificate} isHolder={useIsHolder()} />
      </div>
    </>
  );
}

/** Missing, or out of the reach of the user; the public page can check a code. */
function NotFound() {
  const t = certificateTexts().page;
  return (
    <>
      <Header />
      <EmptyState
        illustration={<FileQuestion />}
        title={t.notFound}
        action={
          <a href={portalAddress('/verify')} className={buttonStyles()}>
            {t.checkCode}
          </a>
        }
      >
        {t.notFoundText}
      </EmptyState>
    </>
  );
}
