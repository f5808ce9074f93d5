import type { CertificateLook } from '@portal/contract/certificates';
import type { LookChanges } from '../api/certificate-look.ts';

/** The fields of the form that are text. */
export interface LookEntry {
  colour: string;
  line: string;
}

/** A chosen file replaces the picture of the signature. */
export type SignatureEdit = 'kept' | 'removed' | File;

export const entryOf = ({ colour, line }: CertificateLook): LookEntry => ({ colour, line });

export const isChanged = (saved: CertificateLook, { colour, line }: LookEntry): boolean =>
  colour !== saved.colour || line !== saved.line;

export const chosenFile = (signature: SignatureEdit): File | null =>
  signature instanceof File ? signature : null;

/** The parts that differ from the saved look: others may be changed by another admin meanwhile. */
export function changesOf(
  saved: CertificateLook,
  entry: LookEntry,
  signature: SignatureEdit,
): LookChanges {
  return {
    fields: {
      ...(entry.colour === saved.colour ? {} : { colour: entry.colour }),
      ...(entry.line === saved.line ? {} : { line: entry.line }),
      ...(signature === 'removed' ? { removeSignature: 'true' } : {}),
    },
    signature: chosenFile(signature),
  };
}

const COLOUR = /^#[0-9a-f]{6}$/;

/** The look of the preview. A colour that is still being typed leaves the saved one. */
export function previewedLook(
  saved: CertificateLook,
  { colour, line }: LookEntry,
  signature: string | null,
): CertificateLook {
  const typed = tidyColour(colour);
  return {
    ...saved,
    colour: COLOUR.test(typed) ? typed : saved.colour,
    line: line.trim(),
    signature,
  };
}

/** `1D4ED8` and `#14d` as the contract writes them: `#1d4ed8`, `#1144dd`. Other texts stay as they are. */
export function tidyColour(typed: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return typed;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
