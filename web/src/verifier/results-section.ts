import type { Result } from './check-proof.ts';
import { element } from './elements.ts';
import { type Reader, resultCard } from './result-card.ts';
import { verifierTexts } from './texts/catalogue.ts';

/** With more results than this, the reader opens those of interest. */
const OPEN_RESULTS = 3;

export interface ResultsSection {
  readonly section: HTMLElement;
  /** Removes the former results. The page scrolls to the first of new proofs, which the reader has just chosen. */
  begin(total: number, options?: { readonly areNew: boolean }): void;
  add(result: Result): void;
}

export function resultsSection(reader: Reader): ResultsSection {
  const t = verifierTexts[reader.language];
  const heading = element('h2', { hidden: true }, t.results);
  // Screen readers announce what is written into it, once for all proofs.
  const status = element('p', { role: 'status' });
  const progress = element('progress', { 'aria-label': t.results, hidden: true });
  const list = element('div');
  let total = 0;
  let done = 0;
  let proven = 0;
  let isRevealed = true;
  return {
    section: element(
      'section',
      {},
      element('div', { class: 'results-top' }, heading, status),
      progress,
      list,
    ),
    begin(count, { areNew } = { areNew: false }) {
      total = count;
      isRevealed = !areNew;
      done = 0;
      proven = 0;
      list.replaceChildren();
      status.textContent = '';
      heading.hidden = total === 0;
      progress.hidden = total <= 1;
      progress.max = total;
      progress.value = 0;
    },
    add(result) {
      done += 1;
      if (result.outcome.proven) proven += 1;
      progress.value = done;
      list.append(resultCard(reader, result, total <= OPEN_RESULTS));
      if (!isRevealed) heading.scrollIntoView();
      isRevealed = true;
      if (done < total) return;
      progress.hidden = true;
      status.textContent = t.summary(proven, total);
    },
  };
}
