import { isRating, type Rating } from './rating-labels.ts';

/** What of the feedback is seen; it lives in the address, so that reload and Back keep it. */
export type FeedbackView = {
  readonly company: number | null;
  readonly module: number | null;
  readonly rating: Rating | null;
  /** Counted from 1. */
  readonly page: number;
};

/** Reads the view from an address that anybody may have edited: what makes no sense counts as absent. */
export function viewOf(address: URLSearchParams): FeedbackView {
  const rating = numberIn(address, 'rating');
  return {
    company: numberIn(address, 'company'),
    module: numberIn(address, 'module'),
    rating: isRating(rating) ? rating : null,
    page: Math.min(numberIn(address, 'page') ?? 1, LAST_PAGE),
  };
}

/** The server refuses a page beyond it. */
const LAST_PAGE = 10_000_000;

function numberIn(address: URLSearchParams, name: string): number | null {
  const value = address.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

/** The shortest address of a view: what is as usual is left out. */
export function addressOf({ company, module, rating, page }: FeedbackView): URLSearchParams {
  const address = new URLSearchParams();
  if (company !== null) address.set('company', String(company));
  if (module !== null) address.set('module', String(module));
  if (rating !== null) address.set('rating', String(rating));
  if (page > 1) address.set('page', String(page));
  return address;
}

/** The view after a change: another list begins at its first page, another company has other modules. */
export function changed(view: FeedbackView, change: Partial<FeedbackView>): FeedbackView {
  const module = change.company === undefined ? view.module : null;
  return { ...view, module, page: 1, ...change };
}

export function isFiltered({ company, module, rating }: FeedbackView): boolean {
  return company !== null || module !== null || rating !== null;
}

/** The last page there is, when `page` lies behind it; null when it does not. */
export function pageInstead(page: number, total: number, pageSize: number): number | null {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page > last ? last : null;
}
