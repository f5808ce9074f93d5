/** The layout of every mail: a greeting, a few sentences, one button. */
import type { MailLanguage } from '@portal/contract/mail-languages';
import { escapeHtml } from '../escape-html.ts';
import { type MailFormats, mailFormats } from './mail-formats.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The user to whom a mail is written. */
export interface Addressee {
  readonly name: string;
  readonly language: MailLanguage;
}

interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** Below the button: how long the link is valid, why the mail was sent. */
  readonly ending: string;
}

/** The text of a mail in every language, made from the facts that it states. */
export type MailTexts<Facts> = Readonly<
  Record<MailLanguage, (facts: Facts, formats: MailFormats) => MailText>
>;

interface Mail<Facts> {
  readonly to: Addressee;
  readonly texts: MailTexts<Facts>;
  readonly facts: Facts;
  /** The address that the button opens. */
  readonly url: string;
}

interface LayoutText {
  readonly greeting: (name: string) => string;
  readonly greetingWithoutName: string;
  /** The address of the button follows. */
  readonly withoutButton: string;
}

const LAYOUT_TEXTS: Readonly<Record<MailLanguage, LayoutText>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    greetingWithoutName: 'Hello,',
    withoutButton: 'If the button does not work, open',
  },
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    greetingWithoutName: 'Guten Tag,',
    withoutButton: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie',
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    greetingWithoutName: 'Bonjour,',
    withoutButton: 'Si le bouton ne fonctionne pas, ouvrez',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    greetingWithoutName: 'Hola:',
    withoutButton: 'Si el botón no funciona, abra',
  },
};

/** Renders the mail as HTML and as plain text, in the language of its addressee. */
export function renderMail<Facts>({ to, texts, facts, url }: Mail<Facts>): MailContent {
  const { language, name } = to;
  const { subject, paragraphs, button, ending } = texts[language](facts, mailFormats(language));
  const layout = LAYOUT_TEXTS[language];
  const greeting = isPlainName(name) ? layout.greeting(name) : layout.greetingWithoutName;
  const link = escapeHtml(url);
  return {
    subject,
    text: `${[greeting, ...paragraphs, url, ending].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem">
<p lang="en" style="font-weight:600">Training Portal</p>
${[greeting, ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:1.75rem 0"><a href="${link}" style="display:inline-block;padding:.75rem 1.25rem;border-radius:.625rem;background:#2340d6;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>
<p>${escapeHtml(ending)}</p>
<p style="font-size:.875rem;overflow-wrap:anywhere">${escapeHtml(layout.withoutButton)} <a href="${link}">${link}</a></p>
</body></html>
`,
  };
}

/**
 * A visitor can sign up with another person's address and any name. A name that a mail program might show
 * as a link is left out, because the mail comes from the portal's own address.
 */
function isPlainName(name: string): boolean {
  return name.length <= 80 && !/[/:@\\]|\.\S|\p{Cc}/u.test(name);
}
