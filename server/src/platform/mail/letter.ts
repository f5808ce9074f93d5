/** The one form of the portal's mails: a greeting, a few sentences, one button. */
import { escapeHtml } from '../escape-html.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface LetterParts {
  readonly subject: string;
  /** Whom it greets. */
  readonly to: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** Below the button: how long the link lives, why the mail came. */
  readonly ending: string;
}

/** The mail as HTML and as plain text. */
export function letter({ subject, to, paragraphs, action, ending }: LetterParts): Letter {
  const greeting = isPlainName(to) ? `Hello ${to},` : 'Hello,';
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
 * Anybody can sign up with somebody else's address and any name: what a mail program might make a link
 * of is not repeated to them under the portal's own sender.
 */
function isPlainName(name: string): boolean {
  return name.length <= 80 && !/[/:@\\]|\.\S|\p{Cc}/u.test(name);
}
