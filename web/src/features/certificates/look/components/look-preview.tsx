import type { CertificateLook } from '@portal/contract/certificates';
import { useSheetWords } from '#web/features/certificates/api/sheet-words.ts';
import { CertificateSheet } from '#web/features/certificates/components/certificate-sheet.tsx';
import { useShownLanguage } from '#web/platform/language/shown-language.ts';
import { basePath } from '#web/platform/routing/base-path.ts';
import { dayOfReader } from '#web/platform/time/civil-date.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sampleCertificate } from '../model/sample-certificate.ts';
import { useScale } from '../model/use-scale.ts';
import { certificateLookTexts } from '../texts/catalogue.ts';

/** The width of the sheet in px, about that of paper: it is scaled down to its place. */
const SHEET_WIDTH = 760;

type LookPreviewProps = { company: string; look: CertificateLook };

/** An invented certificate with the look, as it will be on paper. Screen readers are not given its content. */
export function LookPreview({ company, look }: LookPreviewProps) {
  const t = certificateLookTexts();
  const { data: words } = useSheetWords(useShownLanguage());
  const { frame, sheet, scale, height } = useScale(SHEET_WIDTH);
  const certificate = sampleCertificate({
    company,
    look,
    today: dayOfReader(new Date()),
    words: t.example,
    portal: location.origin + basePath(),
  });
  return (
    <figure className="grid min-w-0 content-start gap-2">
      <figcaption className="font-medium text-sm">{t.preview}</figcaption>
      <div
        ref={frame}
        dir="ltr"
        inert
        aria-hidden="true"
        style={{ height: height === 0 ? undefined : height }}
        className="relative min-w-0 select-none"
      >
        {words === undefined ? <Skeleton className="aspect-4/3" /> : null}
        <div
          ref={sheet}
          style={{ width: SHEET_WIDTH, transform: `scale(${scale})` }}
          className="absolute top-0 start-0 origin-top-left"
        >
          {words === undefined ? null : (
            <CertificateSheet certificate={certificate} words={words} />
          )}
        </div>
        {words === undefined ? null : <SampleMark />}
      </div>
    </figure>
  );
}

function SampleMark() {
  return (
    <span
      dir="auto"
      data-theme="light"
      className="absolute end-3 top-4 rounded-full border border-border-strong bg-surface px-3 py-1 font-semibold text-text text-xs"
    >
      {certificateLookTexts().sample}
    </span>
  );
}
