/** PDFs of certificates: which can be written, and their bytes, from a thread of its own. */

import type { Media } from '#server/features/media/service.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { jobOf, type WorkerPool } from '#server/platform/worker/worker-pool.ts';
import type { ReadCertificate } from '../present.ts';
import { contentOf } from './content.ts';
import { fontOf } from './fonts.ts';
import { createPictures } from './pictures.ts';
import type { renderCertificate } from './render-certificate.ts';

export interface PdfDependencies {
  readonly printers: Pick<WorkerPool, 'run'>;
  readonly store: Pick<MediaStore, 'withLocalFile'>;
  readonly media: Pick<Media, 'recordMissing'>;
  /** Base of the addresses in certificates. */
  readonly publicUrl: string;
}

const RENDER = jobOf<typeof renderCertificate>(
  new URL('./render-certificate.ts', import.meta.url),
  'renderCertificate',
);

export type Pdf = ReturnType<typeof createPdf>;

/** Whether there is a font for each of these texts, and none has both directions. */
const isDrawable = (texts: readonly string[]): boolean =>
  texts.every((text) => fontOf(text) !== null);

export function createPdf({ printers, store, media, publicUrl }: PdfDependencies) {
  const pictures = createPictures({ store, onMissing: media.recordMissing });
  return {
    isDrawable,

    /** Call it only for a certificate whose texts are all drawable. */
    async render(certificate: ReadCertificate): Promise<Uint8Array> {
      const { logo_key, signature_key } = certificate.row;
      const [logo, signature] = [
        await pictures.jpegOf(logo_key),
        await pictures.jpegOf(signature_key),
      ];
      return printers.run(RENDER, contentOf(certificate, { publicUrl, logo, signature }));
    },
  };
}
