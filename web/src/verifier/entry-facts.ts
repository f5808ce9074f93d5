/** The revealed fields of an entry, under labels. */
import { codeInGroups } from '@portal/contract/certificate-code';
import type { Language } from '@portal/contract/languages';
import { code, element, given } from './elements.ts';
import type { ModuleFacts, ShownFields } from './shown-fields.ts';
import { certificateWords, verifierTexts } from './texts/catalogue.ts';
import { civilDate, instant, wholePercent } from './values.ts';

export function fact(
  label: string,
  value: Node | string,
  look: { wide?: boolean; holder?: boolean } = {},
) {
  return element(
    'div',
    { class: look.wide ? 'wide' : null },
    element('dt', {}, label),
    element('dd', { class: look.holder ? 'holder' : null }, value),
  );
}

export function factsOf(language: Language, { facts, others }: ShownFields): HTMLElement {
  const words = certificateWords[language];
  const { name, company, training, completedOn, issuedAt, validUntil } = facts;
  const t = verifierTexts[language];
  const shown = [
    name === undefined ? null : fact(words.holder, given(name), { wide: true, holder: true }),
    company === undefined ? null : fact(words.company, given(company)),
    training === undefined ? null : fact(t.training, given(training)),
    completedOn === undefined ? null : fact(words.completedOn, civilDate(language, completedOn)),
    issuedAt === undefined ? null : fact(words.issuedOn, instant(language, issuedAt)),
    validUntil === undefined ? null : fact(words.validUntil, untilOf(language, validUntil)),
    facts.code === undefined
      ? null
      : fact(words.code, code(codeInGroups(facts.code)), { wide: true }),
    ...others.map((field) => fact(field.name, given(field.value), { wide: true })),
  ];
  return element('dl', { class: 'facts' }, ...shown);
}

const untilOf = (language: Language, day: string) =>
  day === '' ? certificateWords[language].forEver : civilDate(language, day);

export function modulesOf(language: Language, modules: readonly ModuleFacts[]): HTMLElement {
  const words = certificateWords[language];
  const hasScores = modules.some(({ score = '' }) => score !== '');
  const labels = [
    words.module,
    words.completedOn,
    words.validUntil,
    ...(hasScores ? [words.score] : []),
  ];
  const cell = (label: string, value: Node | string) =>
    value === ''
      ? element('td')
      : element('td', {}, element('span', { class: 'label' }, `${label}: `), value);
  const rows = modules.map(
    ({ name = '', completedOn = '', validUntil, recordedOn = '', score = '' }) =>
      element(
        'tr',
        {},
        element(
          'td',
          {},
          given(name),
          recordedOn === ''
            ? null
            : element(
                'span',
                { class: 'muted' },
                `${words.recordedLabels.on}: `,
                civilDate(language, recordedOn),
              ),
        ),
        cell(words.completedOn, civilDate(language, completedOn)),
        cell(words.validUntil, validUntil === undefined ? '' : untilOf(language, validUntil)),
        ...(hasScores ? [cell(words.score, wholePercent(language, score))] : []),
      ),
  );
  return element(
    'table',
    {},
    element('caption', {}, words.modules),
    element(
      'thead',
      {},
      element('tr', {}, ...labels.map((label) => element('th', { scope: 'col' }, label))),
    ),
    element('tbody', {}, ...rows),
  );
}
