import type { SignUpTexts } from './en.ts';

export const texts: SignUpTexts = {
  link: 'Lien d’inscription',
  linkOf: (group) => `Lien d’inscription\u00a0: ${group}`,
  loading: 'Chargement du lien d’inscription…',
  loadFailed: 'Impossible de charger le lien d’inscription',
  note: 'Les participants qui s’inscrivent avec ce lien font aussitôt partie du groupe.',
  needsCode: 'Ils saisissent aussi le code d’inscription de l’entreprise.',
  needsCompanyEmail: 'Ils ont besoin d’une adresse e-mail de l’entreprise.',
  copy: 'Copier le lien',
  qrCode: 'Code QR du lien d’inscription',
  print: 'Imprimer',
  invitationOnly: {
    text: 'Personne ne peut s’inscrire avec un lien, car l’inscription à cette entreprise se fait uniquement sur invitation. Vous pouvez modifier dans les paramètres qui peut s’inscrire.',
    settings: 'Ouvrir les paramètres',
  },
  renewal: {
    open: 'Nouveau lien',
    title: 'Remplacer le lien d’inscription\u202f?',
    text: 'Le lien actuel cessera aussitôt de fonctionner, y compris sur les pages imprimées. Les participants qui se sont inscrits avec lui resteront dans le groupe.',
    confirm: 'Créer un nouveau lien',
    busy: 'Remplacement…',
    done: 'Le groupe a un nouveau lien d’inscription',
    failed: (reason) => `Le lien n’a pas été remplacé\u00a0: ${reason}`,
  },
  paper:
    'Pour vous inscrire à la formation, scannez ce code avec l’appareil photo de votre téléphone ou ouvrez l’adresse qui figure en dessous.',
};
