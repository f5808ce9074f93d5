import { CONFIRMATION_LINK_HOURS } from '@portal/contract/limits';
import {
  type Addressee,
  type MailContent,
  type MailTexts,
  renderMail,
} from '#server/platform/mail/mail-content.ts';

interface Facts {
  readonly company: string;
  readonly hours: number;
}

/** The mail with a link to confirm the email of a sign-up. */
export function confirmationMail(to: Addressee, company: string, url: string): MailContent {
  return renderMail({ to, texts: TEXTS, facts: { company, hours: CONFIRMATION_LINK_HOURS }, url });
}

const TEXTS: MailTexts<Facts> = {
  en: ({ company, hours }, { duration }) => ({
    subject: 'Confirm your email for the Training Portal',
    paragraphs: [
      `this address was used to sign up for ${company} in the Training Portal. To confirm it, open the link and enter the password of the sign-up.`,
    ],
    button: 'Confirm your email',
    ending: `The link works once, for ${duration(hours, 'hour')}. If it was not you, ignore this mail: no account is created.`,
  }),
  de: ({ company, hours }, { duration }) => ({
    subject: 'Ihre E-Mail-Adresse für das Training Portal bestätigen',
    paragraphs: [
      `mit dieser Adresse hat sich jemand im Training Portal für ${company} registriert. Um die Adresse zu bestätigen, öffnen Sie den Link und geben Sie das Passwort der Registrierung ein.`,
    ],
    button: 'E-Mail-Adresse bestätigen',
    ending: `Der Link funktioniert einmal und ist ${duration(hours, 'hour')} lang gültig. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es wird kein Konto angelegt.`,
  }),
  fr: ({ company, hours }, { duration }) => ({
    subject: 'Confirmer votre adresse e-mail pour le Training Portal',
    paragraphs: [
      `Cette adresse a été utilisée pour une inscription à ${company} dans le Training Portal. Pour la confirmer, ouvrez le lien et saisissez le mot de passe de l’inscription.`,
    ],
    button: 'Confirmer votre adresse',
    ending: `Le lien fonctionne une seule fois et reste valable ${duration(hours, 'hour')}. Si l’inscription ne vient pas de vous, ignorez cet e-mail\u00a0: aucun compte n’est créé.`,
  }),
  es: ({ company, hours }, { duration }) => ({
    subject: 'Confirmar su correo electrónico para el Training Portal',
    paragraphs: [
      `Se ha utilizado esta dirección para un registro en ${company} en el Training Portal. Para confirmarla, abra el enlace e introduzca la contraseña del registro.`,
    ],
    button: 'Confirmar la dirección',
    ending: `El enlace funciona una sola vez y es válido durante ${duration(hours, 'hour')}. Si no ha sido usted, ignore este correo: no se crea ninguna cuenta.`,
  }),
};
