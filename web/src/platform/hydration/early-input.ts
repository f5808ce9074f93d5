/**
 * Input of a user in the forms of a page whose code has not loaded yet. Libraries that control a field replace its value
 * when they start, so what was typed is entered again; `first-paint.js` notes which form was submitted.
 */

/**
 * Collects what is typed in this element from now on, and what has been typed before. Returns the function that enters
 * it again and submits the form that was submitted, to be called when the page's code handles both.
 */
export function collectEarlyInput(container: HTMLElement): () => void {
  const typed = new Map<HTMLInputElement, string>();
  for (const input of container.querySelectorAll('input'))
    if (input.value !== input.defaultValue) typed.set(input, input.value);
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target, target.value);
  };
  container.addEventListener('input', note);
  return () => {
    container.removeEventListener('input', note);
    for (const [input, value] of typed) enter(input, value);
    const form = container.querySelector<HTMLFormElement>('form[data-submitted]');
    form?.removeAttribute('data-submitted');
    form?.requestSubmit();
  };
}

/** Sets the value as typing does. React ignores an event if its own setter has set the value. */
function enter(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
