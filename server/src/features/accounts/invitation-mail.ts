import { INVITATION_DAYS } from '@portal/contract/limits';
import { escapeHtml } from '../../platform/escape-html.ts';

/** The mail that invites somebody whom an administrator added, as HTML and as plain text. */
export function invitationMail(name: string, companyName: string, link: string) {
  return {
    subject: 'Welcome to the Training Portal',
    text: `Hello ${name},

an account of ${companyName} was made for you in the Training Portal. To choose your password, open

${link}

The link works once, for ${INVITATION_DAYS} days. After that, use "Forgot password" on the login page.
`,
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1c2230;max-width:34rem;margin:2rem auto;padding:0 1rem">
<p>Hello ${escapeHtml(name)},</p>
<p>an account of ${escapeHtml(companyName)} was made for you in the Training Portal.</p>
<p><a href="${link}" style="display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#1c2230;color:#fff;text-decoration:none">Choose your password</a></p>
<p>The link works once, for ${INVITATION_DAYS} days. After that, use “Forgot password” on the login page.</p>
<p style="color:#5b6472;font-size:.875rem">If the button does not work, open ${link}</p>
</body></html>`,
  };
}
