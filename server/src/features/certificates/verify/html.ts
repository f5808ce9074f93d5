import { escapeHtml } from '#server/platform/escape-html.ts';

/** A piece of HTML, in which all texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | readonly Html[];

/** Builds HTML: values that are no HTML themselves are escaped; null is nothing. Attributes must be in double quotes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(written)));

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return (value ?? []).map(({ text }) => text).join('');
  return escapeHtml(String(value));
}
