import Download from 'lucide-react/icons/download';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCertificatePdf } from '../api/certificate-pdf.ts';
import { certificateTexts } from '../texts/catalogue.ts';

type PdfButtonProps = {
  code: string;
  /** The name of the file, without its ending. */
  fileName: string;
  /** The visible label. */
  label: string;
  /** Hidden at the end of the label, where several certificates are shown. */
  which?: string | undefined;
  size?: 'sm' | 'md' | undefined;
};

/** Downloads a certificate that has a PDF. */
export function PdfButton({ code, fileName, label, which, size }: PdfButtonProps) {
  const t = certificateTexts().page;
  const pdf = useCertificatePdf((error) =>
    toast.error(t.pdfFailed, { description: messageOf(error) }),
  );
  return (
    <Button
      variant="outline"
      size={size}
      busy={pdf.isPending}
      busyLabel={t.makingPdf}
      onClick={() => pdf.mutate({ code, fileName: `${fileName}.pdf` })}
    >
      <Download aria-hidden="true" />
      <span>
        <span>{label}</span>
        {which === undefined ? null : <span className="sr-only">{which}</span>}
      </span>
    </Button>
  );
}
