import type { VerifiedCertificate } from '@portal/contract/certificates';
import { Html, html } from './html.ts';

type Status = VerifiedCertificate['status'];

/** The lines in each symbol, in a square of 24 units. */
const PATHS: Readonly<Record<Status, string>> = {
  valid: '<circle cx="12" cy="12" r="9.5"/><path d="m7.5 12.5 3 3 6-6.5"/>',
  expired: '<circle cx="12" cy="12" r="9.5"/><path d="M12 6.5V12l3.5 2.5"/>',
  renewed: '<path d="M20.5 12a8.5 8.5 0 1 1-2.6-6.1L21 8.5"/><path d="M21 3.5v5h-5"/>',
  replaced: '<path d="M4 8.5h15l-4-4"/><path d="M20 15.5H5l4 4"/>',
  withdrawn: '<circle cx="12" cy="12" r="9.5"/><path d="m5.5 5.5 13 13"/>',
  unknown:
    '<circle cx="12" cy="12" r="9.5"/><path d="M9.2 9a2.9 2.9 0 1 1 4.3 2.6c-.9.5-1.5 1-1.5 2.1"/><path d="M12 17h.01"/>',
};

/** A drawing beside the word for the status, so that the colour does not say it alone. */
export const symbolOf = (status: Status): Html =>
  html`<svg class="symbol" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${new Html(PATHS[status])}</svg>`;
