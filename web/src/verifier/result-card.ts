/** A checked file, as it is shown. */
import { codeInGroups } from '@portal/contract/certificate-code';
import { formatsOf } from '@portal/contract/formats';
import type { Language } from '@portal/contract/languages';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import type { Proven } from '@portal/contract/proof/verify-proof';
import type { Result } from './check-proof.ts';
import { code, element, given, symbol } from './elements.ts';
import { fact, factsOf, modulesOf } from './entry-facts.ts';
import { type ShownFields, shownFields } from './shown-fields.ts';
import { verifierTexts } from './texts/catalogue.ts';
import { isPastDay } from './values.ts';

const CIRCLE = 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19';
const YES = `${CIRCLE}m-4.5 10 3 3 6-6.5`;
const NO = `${CIRCLE}m-3.5 6 7 7m0-7-7 7`;

/** The same for all results. */
export interface Reader {
  readonly language: Language;
  /** The address of the portal; empty if it is not known. */
  readonly address: string;
}

/** @param isOpen whether the facts of a proven entry are shown at first; a reason always is */
export function resultCard(reader: Reader, result: Result, isOpen: boolean): HTMLDetailsElement {
  const t = verifierTexts[reader.language];
  const { outcome } = result;
  const file = element('bdi', { translate: 'no' }, result.name ?? t.pastedName);
  if (!outcome.proven)
    return element(
      'details',
      { class: 'result bad', open: true },
      headOf(NO, t.notProven, file),
      element('p', {}, t.reasons[outcome.reason]),
    );
  const shown = shownFields(outcome.fields);
  const { name } = shown.facts;
  return element(
    'details',
    { class: 'result good', open: isOpen },
    headOf(YES, t.proven.title, ...(name === undefined ? [] : [given(name), ' · ']), file),
    element('p', {}, t.proven.meaning),
    element('p', {}, t.later.unseen, ...lookUpOf(reader, result, shown.facts.code)),
    ...entryOf(reader, outcome, shown),
    pointsOf(reader),
    logOf(reader, result, outcome),
  );
}

function headOf(lines: string, title: string, ...about: readonly (Node | string)[]): HTMLElement {
  return element(
    'summary',
    {},
    element('h3', {}, symbol(lines), `${title} `, element('span', { class: 'about' }, ...about)),
  );
}

function entryOf({ language }: Reader, { kind, hidden }: Proven, shown: ShownFields) {
  const t = verifierTexts[language];
  const { validUntil = '' } = shown.facts;
  const names = Object.keys(LEAF_KINDS) as (keyof typeof LEAF_KINDS)[];
  const name = names.find((each) => LEAF_KINDS[each] === kind);
  return [
    isPastDay(validUntil) ? element('p', { class: 'note' }, t.expired(validUntil)) : null,
    name === undefined ? null : element('h4', { class: 'kind' }, t.kinds[name]),
    factsOf(language, shown),
    shown.modules.length === 0 ? null : modulesOf(language, shown.modules),
    element('p', { class: 'muted' }, hidden === 0 ? t.nothingHidden : t.hidden(hidden)),
  ];
}

function pointsOf({ language }: Reader): HTMLElement {
  const { proves, provesNot } = verifierTexts[language];
  const part = ({ title, points }: typeof proves) =>
    element(
      'div',
      {},
      element('h4', {}, title),
      element('ul', {}, ...points.map((point) => element('li', {}, point))),
    );
  return element('div', { class: 'points' }, part(proves), part(provesNot));
}

/** Where the present status can be looked up, if the entry names a certificate. */
function lookUpOf(
  { language, address }: Reader,
  { keySource }: Result,
  certificate: string | undefined,
) {
  const { lookUp, lookUpElsewhere } = verifierTexts[language].later;
  if (certificate === undefined) return [];
  if (address === '' || keySource !== 'built-in')
    return [' ', lookUpElsewhere(codeInGroups(certificate))];
  const url = `${address}/verify/${encodeURIComponent(certificate)}`;
  const attributes = { class: 'code', translate: 'no', href: url, rel: 'noreferrer' };
  return [' ', lookUp, ' ', element('a', attributes, url)];
}

function logOf({ language }: Reader, { keySource }: Result, proven: Proven): HTMLElement {
  const t = verifierTexts[language].log;
  const { signedAt, origin, index, size, keyIds } = proven;
  const at = signedAt === null ? t.dateUnknown : t.utc(formatsOf(language).time(signedAt, 'UTC'));
  return element(
    'section',
    { class: 'log' },
    element('h4', {}, t.title),
    element(
      'dl',
      { class: 'facts' },
      fact(t.signedAt, at, { wide: true }),
      fact(t.place, t.placeOf(index, size)),
      fact(t.source, keySource === 'built-in' ? t.builtIn : t.entered),
      fact(t.origin, code(origin), { wide: true }),
      fact(t.keyIds, code(keyIds.join(', ')), { wide: true }),
    ),
  );
}
