/**
 * Input of a user in the form of a page whose code has not loaded yet. Libraries that control a field replace its value
 * when they start, so what was typed is entered again; `first-paint.js` notes that the form was submitted. Values are
 * kept by the names of the fields: if another program has changed the page, such as a translator, React makes new
 * elements.
 */

/**
 * Collects what is typed in this element from now on, and what has been typed before. Returns the function that enters
 * it again and submits the form if it was submitted, to be called when the page's code handles both.
 */
export function collectEarlyInput(container: HTMLElement): () => void {
  const typed = new Map<string, string>();
  for (const { name, value, defaultValue } of inputsOf(container))
    if (value !== defaultValue) typed.set(name, value);
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target.name, target.value);
  };
  container.addEventListener('input', note);
  return () => {
    container.removeEventListener('input', note);
    for (const input of inputsOf(container)) {
      const value = typed.get(input.name);
      if (value !== undefined) enter(input, value);
    }
    const { dataset } = document.documentElement;
    if (dataset['submitted'] === undefined) return;
    delete dataset['submitted'];
    container.querySelector('form')?.requestSubmit();
  };
}

const inputsOf = (container: HTMLElement) => container.querySelectorAll('input');

/** Sets the value as typing does. React ignores an event if its own setter has set the value. */
function enter(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
