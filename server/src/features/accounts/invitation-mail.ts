import { INVITATION_DAYS } from '@portal/contract/limits';
import {
  type MailContent,
  type MailTexts,
  renderMail,
} from '#server/platform/mail/mail-content.ts';
import { addresseeOf, type OwnRow } from './person.ts';

interface Facts {
  /** The company of a trainee; null for an admin. */
  readonly company: string | null;
  readonly days: number;
}

/** The mail that invites a user whom an admin has added. */
export function invitationMail(user: OwnRow, url: string): MailContent {
  const company = user.role === 'ADMIN' ? null : user.company_name;
  const facts = { company, days: INVITATION_DAYS };
  return renderMail({ to: addresseeOf(user), texts: TEXTS, facts, url });
}

const TEXTS: MailTexts<Facts> = {
  en: ({ company, days }, { duration }) => ({
    subject: 'Welcome to the Training Portal',
    paragraphs: [
      company === null
        ? 'you are invited to the Training Portal as an administrator. To choose your password, open the link.'
        : `an account of ${company} was made for you in the Training Portal. To choose your password, open the link.`,
    ],
    button: 'Choose your password',
    ending: `The link works once, for ${duration(days, 'day')}. After that, use “Forgot password” on the login page.`,
  }),
  de: ({ company, days }, { duration }) => ({
    subject: 'Willkommen im Training Portal',
    paragraphs: [
      company === null
        ? 'Sie sind eingeladen, das Training Portal zu verwalten. Um Ihr Passwort zu wählen, öffnen Sie den Link.'
        : `für Sie wurde im Training Portal ein Konto von ${company} angelegt. Um Ihr Passwort zu wählen, öffnen Sie den Link.`,
    ],
    button: 'Passwort wählen',
    ending: `Der Link funktioniert einmal und ist ${duration(days, 'day')} lang gültig. Danach verwenden Sie „Forgot password“ auf der Anmeldeseite.`,
  }),
  fr: ({ company, days }, { duration }) => ({
    subject: 'Bienvenue dans le Training Portal',
    paragraphs: [
      company === null
        ? 'Vous avez reçu une invitation à administrer le Training Portal. Pour choisir votre mot de passe, ouvrez le lien.'
        : `Un compte de ${company} a été créé pour vous dans le Training Portal. Pour choisir votre mot de passe, ouvrez le lien.`,
    ],
    button: 'Choisir votre mot de passe',
    ending: `Le lien fonctionne une seule fois et reste valable ${duration(days, 'day')}. Ensuite, utilisez «\u00a0Forgot password\u00a0» sur la page de connexion.`,
  }),
  es: ({ company, days }, { duration }) => ({
    subject: 'Le damos la bienvenida al Training Portal',
    paragraphs: [
      company === null
        ? 'Ha recibido una invitación para administrar el Training Portal. Para elegir su contraseña, abra el enlace.'
        : `Se ha creado para usted una cuenta de ${company} en el Training Portal. Para elegir su contraseña, abra el enlace.`,
    ],
    button: 'Elegir su contraseña',
    ending: `El enlace funciona una sola vez y es válido durante ${duration(days, 'day')}. Después, utilice «Forgot password» en la página de inicio de sesión.`,
  }),
};
