import { RESET_LINK_MINUTES } from '@portal/contract/limits';
import { escapeHtml } from '../../platform/escape-html.ts';

/** The mail with a reset link, as HTML and as plain text. */
export function resetMail(name: string, link: string) {
  const life = RESET_LINK_MINUTES === 60 ? 'one hour' : `${RESET_LINK_MINUTES} minutes`;
  return {
    subject: 'Reset your Training Portal password',
    text: `Hello ${name},

somebody asked to reset the password of your Training Portal account. To choose a new one, open

${link}

The link works once, for ${life}. If it was not you, ignore this mail: nothing changes.
`,
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1c2230;max-width:34rem;margin:2rem auto;padding:0 1rem">
<p>Hello ${escapeHtml(name)},</p>
<p>somebody asked to reset the password of your Training Portal account.</p>
<p><a href="${link}" style="display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#1c2230;color:#fff;text-decoration:none">Choose a new password</a></p>
<p>The link works once, for ${life}. If it was not you, ignore this mail: nothing changes.</p>
<p style="color:#5b6472;font-size:.875rem">If the button does not work, open ${link}</p>
</body></html>`,
  };
}
