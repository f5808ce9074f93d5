/** The layout of every mail: a greeting, a few sentences, one button. */
import { escapeHtml } from '../escape-html.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailParts {
  readonly subject: string;
  /** The recipient's name, for the greeting. */
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** Below the button: how long the link is valid, why the mail was sent. */
  readonly ending: string;
}

/** Renders the mail as HTML and as plain text. */
export function renderMail({ subject, name, paragraphs, action, ending }: MailParts): MailContent {
  const greeting = isPlainName(name) ? `Hello ${name},` : 'Hello,';
  const url = escapeHtml(action.url);
  return {
    subject,
    text: `${[greeting, ...paragraphs, action.url, ending].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem">
<p style="font-weight:600">Training Portal</p>
${[greeting, ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:1.75rem 0"><a href="${url}" style="display:inline-block;padding:.75rem 1.25rem;border-radius:.625rem;background:#2340d6;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p>${escapeHtml(ending)}</p>
<p style="font-size:.875rem;overflow-wrap:anywhere">If the button does not work, open <a href="${url}">${url}</a></p>
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
