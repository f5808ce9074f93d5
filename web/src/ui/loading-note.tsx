import { Spinner } from './spinner.tsx';
import { uiTexts } from './texts/catalogue.ts';

/** Says that a part of the page is loading; invisible for 400 ms, within which most parts load. */
export function LoadingNote() {
  return (
    <span
      role="status"
      className="fixed inset-x-0 bottom-6 z-60 mx-auto flex w-fit animate-fade-in items-center gap-2 rounded-full border bg-surface-raised px-4 py-2 text-sm text-text shadow-lg [animation-delay:400ms] [animation-fill-mode:backwards]"
    >
      <Spinner className="size-4!" />
      <span>{uiTexts().loading}</span>
    </span>
  );
}
