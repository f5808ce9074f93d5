import { formatsOf } from '@portal/contract/formats';
import type { AccountMailTexts } from './en.ts';

const { duration, list } = formatsOf('fr');

export const texts: AccountMailTexts = {
  confirmation: ({ company, hours }) => ({
    subject: 'Confirmer votre adresse e-mail pour le Training Portal',
    paragraphs: [
      `Cette adresse a été utilisée pour une inscription à ${company} dans le Training Portal. Pour la confirmer, ouvrez le lien et saisissez le mot de passe de l’inscription.`,
    ],
    button: 'Confirmer votre adresse',
    ending: `Le lien fonctionne une seule fois et reste valable ${duration(hours, 'hour')}. Si l’inscription ne vient pas de vous, ignorez cet e-mail\u00a0: aucun compte n’est créé.`,
  }),
  invitation: ({ company, sees, days }) => ({
    subject: 'Bienvenue dans le Training Portal',
    paragraphs: [
      company === null
        ? 'Vous avez reçu une invitation à administrer le Training Portal. Pour choisir votre mot de passe, ouvrez le lien.'
        : `Un compte de ${company} a été créé pour vous dans le Training Portal. Pour choisir votre mot de passe, ouvrez le lien.`,
      ...(sees.length === 0 ? [] : [`Vous verrez\u00a0: ${list(sees)}.`]),
    ],
    button: 'Choisir votre mot de passe',
    ending: `Le lien fonctionne une seule fois et reste valable ${duration(days, 'day')}. Ensuite, utilisez «\u00a0Mot de passe oublié\u202f?\u00a0» sur la page de connexion.`,
  }),
  reset: ({ minutes }) => ({
    subject: 'Réinitialiser votre mot de passe du Training Portal',
    paragraphs: [
      'Quelqu’un a demandé à réinitialiser le mot de passe de votre compte du Training Portal. Pour choisir un nouveau mot de passe, ouvrez le lien.',
    ],
    button: 'Choisir un nouveau mot de passe',
    ending: `Le lien fonctionne une seule fois et reste valable ${duration(minutes, 'minute')}. Si la demande ne vient pas de vous, ignorez cet e-mail\u00a0: rien ne change.`,
  }),
};
