import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const days = (count: number) =>
  plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` });

export const texts: AdminsTexts = {
  admins: 'Administrateurs',
  loading: 'Chargement des administrateurs…',
  loadFailed: 'Impossible de charger les administrateurs.',
  oneRemains:
    'Vous ne pouvez pas retirer votre propre compte\u00a0: il reste donc toujours un administrateur.',
  openInvite: 'Inviter un administrateur',
  invitationSent: (email) => `L’invitation à ${email} est en cours d’envoi.`,
  table: {
    admin: 'Administrateur',
    state: 'État',
    lastLogin: 'Dernière connexion',
    never: 'Jamais',
    actions: 'Actions',
    you: 'Vous',
    active: 'Actif',
    invitationRefused: 'Invitation refusée',
    refusals: {
      'mailbox-unknown': 'boîte aux lettres inconnue',
      'mailbox-full': 'boîte aux lettres pleine',
      'address-invalid': 'adresse non valide',
      'refused-by-policy': 'contraire aux règles du serveur d’e-mails',
      other: 'refusée par le serveur d’e-mails',
    },
    invited: 'Invité',
    mailOnItsWay: 'L’e-mail est en cours d’envoi',
    linkExpired: 'Le lien a expiré',
    linkValidUntil: (date) => `Lien valable jusqu’au ${date}`,
    remove: (name) => `Retirer ${name}`,
  },
  inviteAgain: {
    failed: 'L’invitation n’a pas été envoyée',
    resend: 'Renvoyer',
    sending: 'Envoi…',
    resendTo: (name) => `Inviter à nouveau ${name}`,
    newLink: 'Nouveau lien',
    creating: 'Création…',
    newLinkFor: (name) => `Créer un nouveau lien pour ${name}`,
  },
  invite: {
    title: 'Inviter un administrateur',
    description:
      'Un administrateur gère toutes les entreprises, et peut inviter et retirer d’autres administrateurs.',
    linkIsMailed: (count) =>
      `Un lien pour choisir un mot de passe est envoyé à cette adresse. Il fonctionne une seule fois, pendant ${days(count)}.`,
    noMailServer:
      'Aucun e-mail n’est envoyé, car le portail n’a pas de serveur d’e-mails (SMTP_URL). La page suivante affiche un lien pour choisir un mot de passe\u00a0: transmettez-le au nouvel administrateur.',
    worksOnce: (count) => `Il fonctionne une seule fois, pendant ${days(count)}.`,
    inviting: 'Invitation…',
    send: 'Envoyer l’invitation',
    createLink: 'Créer le lien',
    leaveTitle: 'Quitter sans inviter\u202f?',
    leaveMessage:
      'L’administrateur que vous saisissez n’est pas encore invité, et la saisie serait perdue.',
    leave: 'Quitter',
  },
  link: {
    title: (name) => `Lien pour ${name}`,
    description: 'Avec ce lien, le nouvel administrateur choisit un mot de passe.',
    label: 'Lien d’invitation',
    copy: 'Copier le lien',
    worksOnce: (count) =>
      `Il fonctionne une seule fois, pendant ${days(count)}, et ne sera plus affiché ensuite.`,
    passOn:
      'Toute personne qui possède ce lien peut se connecter comme administrateur\u00a0: transmettez-le de manière sûre. Vous pouvez à tout moment en créer un autre, qui met fin à celui-ci.',
    done: 'Terminé',
  },
  remove: {
    title: (name) => `Retirer ${name}\u202f?`,
    confirm: 'Retirer l’administrateur',
    removing: 'Retrait…',
    removed: (name) => `Administrateur retiré\u00a0: ${name}`,
    failed: (reason) => `Impossible de retirer l’administrateur\u00a0: ${reason}`,
    linkEnds: (email) => `Le lien reçu à l’adresse ${email} ne fonctionnera plus.`,
    signedOut: (email) => `Toutes les sessions du compte ${email} prennent fin immédiatement.`,
    consequences:
      'Ses demandes d’aide ne sont plus attribuées. Son nom reste dans l’activité. Ses interlocuteurs gardent leurs conversations, avec «\u00a0Utilisateur supprimé\u00a0» à la place du nom.',
  },
};
