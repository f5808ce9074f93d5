/**
 * Input of a user in a page whose code has not loaded yet, typed or chosen from a list. Libraries that control a field
 * replace its value when they start, so it is entered again; `first-paint.js` notes that the form was submitted. Values
 * are kept by the names of the fields: if another program has changed the page, such as a translator, React makes new
 * elements.
 */

/**
 * Collects the input in this element from now on, and that of before. Returns the function that enters it again and
 * submits the form if it was submitted, to be called when the page's code handles both.
 */
export function collectEarlyInput(container: HTMLElement): () => void {
  const typed = new Map<string, string>();
  for (const field of fieldsOf(container))
    if (field.value !== renderedValue(field)) typed.set(field.name, field.value);
  const note = ({ target }: Event) => {
    if (isField(target)) typed.set(target.name, target.value);
  };
  container.addEventListener('input', note);
  return () => {
    container.removeEventListener('input', note);
    for (const field of fieldsOf(container)) {
      const value = typed.get(field.name);
      if (value !== undefined) enter(field, value);
    }
    const { dataset } = document.documentElement;
    if (dataset['submitted'] === undefined) return;
    delete dataset['submitted'];
    container.querySelector('form')?.requestSubmit();
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (container: HTMLElement) => container.querySelectorAll<Field>('input, select');

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The value that the HTML of the page has. */
function renderedValue(field: Field): string | undefined {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** Sets the value as the user does. React ignores an event if its own setter has set the value. */
function enter(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
