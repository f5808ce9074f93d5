const FIELD =
  'input:enabled:not([type=hidden], [readonly]), select:enabled, textarea:enabled:not([readonly])';

/** The field that is focused first: the one marked with `data-first-focus`, else the first that can be filled in. */
export function firstField(form: ParentNode): HTMLElement | null {
  return (
    form.querySelector<HTMLElement>('[data-first-focus]') ?? form.querySelector<HTMLElement>(FIELD)
  );
}
