import type { Language } from '@portal/contract/languages';
import { hexOf } from '@portal/contract/proof/bytes';
import { KEY_TYPES } from '@portal/contract/proof/note';
import { code, element } from './elements.ts';
import { verifierTexts } from './texts/catalogue.ts';
import { type EnteredKeys, readKey } from './verifying-keys.ts';

const ALGORITHMS = { [KEY_TYPES.ed25519]: 'Ed25519', [KEY_TYPES.mlDsa44]: 'ML-DSA-44' };

export interface KeysSection {
  readonly details: HTMLDetailsElement;
  /** Shows whether the entered keys can be read. */
  show(keys: EnteredKeys): void;
}

/** @param field keeps what the reader has entered when the page is drawn in another language */
export function keysSection(
  language: Language,
  builtIn: readonly string[],
  field: HTMLTextAreaElement,
): KeysSection {
  const t = verifierTexts[language].keys;
  const fault = element('p', { id: 'keys-fault', class: 'fault', role: 'alert' });
  field.setAttribute('aria-describedby', 'keys-hint keys-fault');
  const details = element(
    'details',
    { class: 'keys', open: builtIn.length === 0 },
    element('summary', {}, t.title),
    element('p', {}, builtIn.length === 0 ? t.none : t.builtIn),
    builtIn.length === 0 ? null : element('ul', {}, ...builtIn.map(itemOf)),
    element('label', { class: 'field', for: field.id }, t.label),
    field,
    element('p', { id: 'keys-hint', class: 'hint' }, t.hint),
    fault,
  );
  return {
    details,
    show(keys) {
      const isFault = 'unreadableLine' in keys;
      field.setAttribute('aria-invalid', String(isFault));
      fault.textContent = isFault ? t.unreadable(keys.unreadableLine) : '';
      if (isFault) details.open = true;
    },
  };
}

function itemOf(key: string): HTMLElement {
  const read = readKey(key);
  const text =
    read === null ? key : `${read.name} · ${hexOf(read.keyId)} · ${ALGORITHMS[read.type]}`;
  return element('li', {}, code(text));
}
