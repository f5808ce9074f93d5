import { RESET_LINK_MINUTES } from '@portal/contract/limits';
import {
  type Addressee,
  type MailContent,
  type MailTexts,
  renderMail,
} from '#server/platform/mail/mail-content.ts';

/** The mail with a reset link. */
export function resetMail(to: Addressee, url: string): MailContent {
  return renderMail({ to, texts: TEXTS, facts: { minutes: RESET_LINK_MINUTES }, url });
}

const TEXTS: MailTexts<{ readonly minutes: number }> = {
  en: ({ minutes }, { duration }) => ({
    subject: 'Reset your Training Portal password',
    paragraphs: [
      'somebody asked to reset the password of your Training Portal account. To choose a new one, open the link.',
    ],
    button: 'Choose a new password',
    ending: `The link works once, for ${duration(minutes, 'minute')}. If it was not you, ignore this mail: nothing changes.`,
  }),
  de: ({ minutes }, { duration }) => ({
    subject: 'Ihr Passwort für das Training Portal zurücksetzen',
    paragraphs: [
      'jemand hat angefordert, das Passwort Ihres Kontos im Training Portal zurückzusetzen. Um ein neues Passwort zu wählen, öffnen Sie den Link.',
    ],
    button: 'Neues Passwort wählen',
    ending: `Der Link funktioniert einmal und ist ${duration(minutes, 'minute')} lang gültig. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es ändert sich nichts.`,
  }),
  fr: ({ minutes }, { duration }) => ({
    subject: 'Réinitialiser votre mot de passe du Training Portal',
    paragraphs: [
      'Quelqu’un a demandé à réinitialiser le mot de passe de votre compte du Training Portal. Pour choisir un nouveau mot de passe, ouvrez le lien.',
    ],
    button: 'Choisir un nouveau mot de passe',
    ending: `Le lien fonctionne une seule fois et reste valable ${duration(minutes, 'minute')}. Si la demande ne vient pas de vous, ignorez cet e-mail\u00a0: rien ne change.`,
  }),
  es: ({ minutes }, { duration }) => ({
    subject: 'Restablecer su contraseña del Training Portal',
    paragraphs: [
      'Alguien ha solicitado restablecer la contraseña de su cuenta del Training Portal. Para elegir una nueva, abra el enlace.',
    ],
    button: 'Elegir una contraseña nueva',
    ending: `El enlace funciona una sola vez y es válido durante ${duration(minutes, 'minute')}. Si no ha sido usted, ignore este correo: no cambia nada.`,
  }),
};
