/** The ways in which the reader gives proofs to the page, and chooses its language. */
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portal/contract/languages';
import { element } from './elements.ts';
import { verifierTexts } from './texts/catalogue.ts';

export function languageMenu(
  language: Language,
  choose: (language: Language) => void,
): HTMLElement {
  const menu = element(
    'select',
    { 'aria-label': verifierTexts[language].language, translate: 'no' },
    ...LANGUAGES.map((each) =>
      element(
        'option',
        { value: each, lang: each, selected: each === language },
        LANGUAGE_NAMES[each],
      ),
    ),
  );
  menu.addEventListener('change', () => choose(LANGUAGES[menu.selectedIndex] ?? language));
  return menu;
}

export function fileChoice(language: Language, check: (files: File[]) => void): HTMLElement {
  const t = verifierTexts[language];
  const input = element('input', { type: 'file', id: 'files', multiple: true });
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = '';
    if (files.length > 0) check(files);
  });
  return element(
    'div',
    { class: 'choice' },
    input,
    element('label', { for: 'files', class: 'button' }, t.choose),
    element('span', { class: 'drop muted' }, t.drop),
  );
}

/** @param field keeps the text when the page is drawn in another language */
export function pasteForm(
  language: Language,
  field: HTMLTextAreaElement,
  check: (text: string) => void,
): HTMLElement {
  const t = verifierTexts[language].paste;
  const button = element('button', { type: 'button' }, t.check);
  button.addEventListener('click', () => check(field.value));
  return element(
    'details',
    {},
    element('summary', {}, t.open),
    element('label', { class: 'field', for: field.id }, t.label),
    field,
    button,
  );
}

export function takeDroppedFiles(check: (files: File[]) => void): void {
  const { classList } = document.documentElement;
  addEventListener('dragover', (event) => {
    event.preventDefault();
    classList.add('dropping');
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) classList.remove('dropping');
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    classList.remove('dropping');
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) check(files);
  });
}
