import { formatsOf } from '@portal/contract/formats';
import type { AdminsTexts } from './en.ts';

const { list, number, plural } = formatsOf('fr');

const days = (count: number) =>
  plural(count, { one: `${number(count)} jour`, other: `${number(count)} jours` });

export const texts: AdminsTexts = {
  admins: 'Administrateurs',
  loading: 'Chargement des administrateurs…',
  loadFailed: 'Impossible de charger les administrateurs.',
  oneRemains:
    'Vous ne pouvez ni retirer ni limiter votre propre compte\u00a0: il reste donc toujours un administrateur qui voit tout.',
  ownInvitations: 'Les invitations que vous avez envoyées et qui attendent une réponse.',
  noInvitation: 'Aucune de vos invitations n’attend de réponse.',
  openInvite: 'Inviter un administrateur',
  invitationSent: (email) => `L’invitation à ${email} est en cours d’envoi.`,
  table: {
    admin: 'Administrateur',
    state: 'État',
    access: 'Accès',
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
    more: (name) => `Autres actions pour ${name}`,
    remove: (name) => `Retirer ${name}`,
  },
  reach: {
    legend: 'Ce que voit cette personne',
    everythingText: 'Toutes les entreprises, et qui est administrateur.',
    limited: 'Limité à',
    limitedText: 'Les entreprises et les groupes que vous choisissez.',
    rightTexts: {
      read: 'voir, créer des rapports et exporter.',
      people:
        'de plus, ajouter, modifier, importer, inviter et supprimer des personnes, et répondre à leurs demandes d’aide.',
      training:
        'de plus, modifier les modules, les vidéos, les questions et les paramètres de l’entreprise. Pour des entreprises entières seulement.',
    },
    trainingOfGroup: 'Formation (entreprises entières seulement)',
    company: 'Entreprise',
    searchCompanies: 'Rechercher une entreprise…',
    noCompanies: 'Il n’y a pas encore d’entreprise.',
    companiesNotLoaded: (reason) => `Les entreprises n’ont pas pu être chargées. ${reason}`,
    part: 'Partie',
    whole: 'Toute l’entreprise',
    groupsNotLoaded: (reason) => `Les groupes n’ont pas pu être chargés. ${reason}`,
    right: 'Droit',
    row: (place) => `Entreprise ou groupe ${place}`,
    remove: (place) => `Retirer l’entreprise ou le groupe ${place}`,
    add: 'Ajouter une entreprise ou un groupe',
    summaryOfEverything: 'Cette personne verra tout.',
    summary: (...parts) => `Cette personne verra\u00a0: ${list(parts)}.`,
  },
  viewAs: {
    viewAs: 'Voir comme',
    hint: 'Affiche le portail dans un nouvel onglet, tel que cette personne le verra. Rien ne peut y être modifié.',
    blocked:
      'Le navigateur n’a pas ouvert de nouvel onglet. Autorisez ce site à ouvrir des onglets.',
  },
  change: {
    open: 'Modifier ce que voit cet administrateur',
    title: (name) => `Modifier ce que voit ${name}`,
    description:
      'La modification prend effet immédiatement, aussi dans les pages ouvertes et les téléchargements en cours.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    changed: (name) => `Ce que voit ${name} a été modifié`,
    leaveTitle: 'Quitter sans enregistrer\u00a0?',
    leaveMessage: 'Vos modifications ne sont pas encore enregistrées et seraient perdues.',
    leave: 'Quitter',
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
    description: 'Choisissez ce que verra le nouvel administrateur.',
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
