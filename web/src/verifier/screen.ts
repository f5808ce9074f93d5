/** The whole page: the choice of proofs, the keys, and the results. */
import { directionOf, type Language } from '@portal/contract/languages';
import { checkProof, type Result, type Source } from './check-proof.ts';
import { element } from './elements.ts';
import { fileChoice, languageMenu, pasteForm, takeDroppedFiles } from './inputs.ts';
import { keysSection } from './keys-section.ts';
import type { PortalData } from './portal-data.ts';
import { resultsSection } from './results-section.ts';
import { verifierTexts } from './texts/catalogue.ts';
import { verifyingKeys } from './verifying-keys.ts';

const PRODUCT = 'Training Portal';

export function openScreen(portal: PortalData, first: Language): void {
  const keysField = element('textarea', { id: 'keys', spellcheck: 'false', autocomplete: 'off' });
  const textField = element('textarea', { id: 'text', spellcheck: 'false', autocomplete: 'off' });
  let sources: readonly Source[] = [];
  let results: Result[] = [];
  let { keys, list } = draw(first);
  let latest = 0;
  keysField.addEventListener('change', () => void check(sources));
  takeDroppedFiles((files) => void check(files));
  // Paper has no way to open them.
  addEventListener('beforeprint', () => {
    for (const result of document.querySelectorAll<HTMLDetailsElement>('.result'))
      result.open = true;
  });

  /** Checks the proofs, one after another, unless the reader chooses others meanwhile. */
  async function check(chosen: readonly Source[]): Promise<void> {
    latest += 1;
    const run = latest;
    results = [];
    const verifying = begin(chosen, { areNew: chosen !== sources });
    sources = chosen;
    if (verifying === null) return;
    for (const source of chosen) {
      const result = await checkProof(source, verifying);
      if (run !== latest) return;
      results.push(result);
      list.add(result);
    }
  }

  /** Returns the keys for the check; null if the reader has entered others that cannot be read. */
  function begin(chosen: readonly Source[], options?: { readonly areNew: boolean }) {
    const entered = verifyingKeys(keysField.value, portal.keys);
    keys.show(entered);
    const verifying = 'unreadableLine' in entered ? null : entered;
    list.begin(verifying === null ? 0 : chosen.length, options);
    return verifying;
  }

  function draw(language: Language) {
    const t = verifierTexts[language];
    const { documentElement: html, body } = document;
    html.lang = language;
    html.dir = directionOf(language);
    document.title = `${t.title} – ${PRODUCT}`;
    const drawn = {
      keys: keysSection(language, portal.keys, keysField),
      list: resultsSection({ language, address: portal.address }),
    };
    const page = element(
      'div',
      { class: 'page' },
      element(
        'header',
        { class: 'top' },
        element('span', { class: 'product', translate: 'no' }, PRODUCT),
        languageMenu(language, drawAgain),
      ),
      element(
        'main',
        {},
        element(
          'section',
          { class: 'card input' },
          element('h1', {}, t.title),
          element('p', { class: 'muted' }, t.intro),
          fileChoice(language, (files) => void check(files)),
          pasteForm(language, textField, (text) => void check([{ text }])),
          drawn.keys.details,
        ),
        drawn.list.section,
      ),
    );
    body.querySelector('.page')?.remove();
    body.append(page);
    return drawn;
  }

  function drawAgain(language: Language): void {
    ({ keys, list } = draw(language));
    begin(sources);
    for (const result of results) list.add(result);
    document.querySelector('select')?.focus();
  }
}
