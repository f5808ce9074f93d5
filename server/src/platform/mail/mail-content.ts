/** The layout of every mail: a greeting, a few sentences or lists, one button. */
import { directionOf, type Language } from '@portal/contract/languages';
import { escapeHtml } from '../escape-html.ts';
import { layoutTexts } from './texts/catalogue.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachment?: Attachment;
}

/** A text file, which arrives byte for byte. */
export interface Attachment {
  readonly fileName: string;
  readonly text: string;
}

/** The user to whom a mail is written. */
export interface Addressee {
  /** Empty for an address of no account. */
  readonly name: string;
  readonly language: Language;
}

/** A line of a list; one with an address is a link. */
export type Line = string | { readonly text: string; readonly url: string };

/** Several lines are a list. */
type Paragraph = string | readonly Line[];

interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  readonly button: string;
  /** Below the button: how long the link is valid, why the mail was sent. */
  readonly ending: string;
}

interface Mail {
  readonly to: Addressee;
  /** In the language of the addressee. */
  readonly text: MailText;
  /** The address that the button opens. */
  readonly url: string;
}

/** Renders the mail as HTML and as plain text, in the language of its addressee. */
export function renderMail({ to, text, url }: Mail): MailContent {
  const { language, name } = to;
  const { subject, paragraphs, button, ending } = text;
  const layout = layoutTexts[language];
  const isRightToLeft = directionOf(language) === 'rtl';
  const direction = isRightToLeft ? ' dir="rtl"' : '';
  // Mail programs that leave out the attributes of `body` keep its style.
  const style = isRightToLeft ? 'direction:rtl;' : '';
  const linkDirection = isRightToLeft ? ' dir="ltr"' : '';
  const greeting = isPlainName(name) ? layout.greeting(name) : layout.greetingWithoutName;
  const link = escapeHtml(url);
  return {
    subject,
    text: `${[greeting, ...paragraphs.map(asText), url, ending].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body${direction} style="${style}font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem">
<p lang="en" style="font-weight:600">Training Portal</p>
${[greeting, ...paragraphs].map(asHtml).join('\n')}
<p style="margin:1.75rem 0"><a href="${link}" style="display:inline-block;padding:.75rem 1.25rem;border-radius:.625rem;background:#2340d6;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>
<p>${escapeHtml(ending)}</p>
<p style="font-size:.875rem;overflow-wrap:anywhere">${escapeHtml(layout.withoutButton)} <a${linkDirection} href="${link}">${link}</a></p>
</body></html>
`,
  };
}

const asText = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? paragraph : paragraph.map(lineAsText).join('\n');

const lineAsText = (line: Line): string =>
  typeof line === 'string' ? `- ${line}` : `- ${line.text}\n  ${line.url}`;

const asHtml = (paragraph: Paragraph): string =>
  typeof paragraph === 'string'
    ? `<p>${escapeHtml(paragraph)}</p>`
    : `<ul>${paragraph.map((line) => `<li>${lineAsHtml(line)}</li>`).join('')}</ul>`;

const lineAsHtml = (line: Line): string =>
  typeof line === 'string'
    ? escapeHtml(line)
    : `<a href="${escapeHtml(line.url)}">${escapeHtml(line.text)}</a>`;

/**
 * A visitor can sign up with another person's address and any name. A name that a mail program might show
 * as a link is left out, because the mail comes from the portal's own address.
 */
function isPlainName(name: string): boolean {
  return name !== '' && name.length <= 80 && !/[/:@\\]|\.\S|\p{Cc}/u.test(name);
}
