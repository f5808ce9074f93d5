import { because } from '@portal/contract/reasons';
import { AppError } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity, SentFile } from '#server/platform/http/route.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { Pdf } from './pdf/pdf.ts';
import { readCertificate, textsOf } from './present.ts';
import type { LoadedCertificate } from './reading.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly pdf: Pdf;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** For one user: each takes the only thread for PDFs about 0.1 s. */
const PDFS = { limit: 30, windowMs: 60_000 };

export function createPrinting({ limiter, pdf, now }: Dependencies) {
  return {
    /** Throws NOT_FOUND for a certificate that the fonts of the portal cannot write, and TOO_MANY_REQUESTS. */
    async print({ row }: LoadedCertificate, { userId }: Identity): Promise<SentFile> {
      await enforceLimit(
        limiter,
        `certificate-pdfs:${userId}`,
        PDFS,
        because('tooManyCostlyRequests'),
      );
      const certificate = readCertificate(row, now());
      if (!pdf.isDrawable(textsOf(certificate)))
        throw new AppError('NOT_FOUND', because('certificateWithoutPdf'));
      return { bytes: await pdf.render(certificate), fileName: `certificate-${row.code}.pdf` };
    },
  };
}
