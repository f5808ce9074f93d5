import type { CertificateMailTexts } from './en.ts';

export const texts: CertificateMailTexts = {
  subject: (title) => `Votre certificat : ${title}`,
  intro: (title) => `Votre certificat est prêt : ${title}`,
  use: 'Ouvrez-le pour le consulter, l’imprimer ou l’enregistrer au format PDF. Grâce à son code, toute personne à qui vous le communiquez peut vérifier le certificat.',
  button: 'Ouvrir le certificat',
  ending:
    'Vous recevez cet e-mail parce que les notifications par e-mail sont activées dans vos paramètres de notification.',
  withoutPdf: 'Il n’existe pas de PDF de ces certificats. Leurs pages :',
};
