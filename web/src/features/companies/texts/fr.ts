import { formatsOf } from '@portal/contract/formats';
import type { CompaniesTexts } from './en.ts';

const { list, number, plural } = formatsOf('fr');

const trainees = (count: number) =>
  plural(count, { one: `${number(count)} participant`, other: `${number(count)} participants` });

export const texts: CompaniesTexts = {
  companies: 'Entreprises',
  loading: 'Chargement des entreprises…',
  failedToLoad: 'Impossible de charger les entreprises.',
  newCompany: 'Nouvelle entreprise',
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
  counted: (time) => `Chiffres calculés\u00a0: ${time}`,
  modules: (count) =>
    plural(count, { one: `${number(count)} module`, other: `${number(count)} modules` }),
  trainees,

  figure: {
    none: 'Pas encore de chiffres',
    completed: (percent) => `${number(percent)}\u202f% ont terminé`,
    stuck: (count) =>
      plural(count, { one: `${number(count)} bloqué`, other: `${number(count)} bloqués` }),
    average: (percent) => `Score moyen ${percent}\u202f%`,
    upToDate: (percent) => `${number(percent)}\u202f% à jour`,
    noneRequired: 'Aucun module obligatoire',
  },

  table: {
    name: 'Entreprise',
    people: 'Participants',
    completed: 'Ont terminé',
    stuck: 'Bloqués',
    average: 'Score moyen',
    upToDate: 'À jour',
    percent: (percent) => `${number(percent)}\u202f%`,
    actions: 'Actions',
  },

  toolbar: {
    view: 'Affichage',
    search: 'Rechercher une entreprise',
    order: 'Ordre',
    orders: {
      name: 'Nom A–Z',
      '-name': 'Nom Z–A',
      '-people': 'Le plus de participants d’abord',
      people: 'Le moins de participants d’abord',
      '-completed': 'Le plus de formations terminées d’abord',
      completed: 'Le moins de formations terminées d’abord',
      '-stuck': 'Le plus de bloqués d’abord',
      stuck: 'Le moins de bloqués d’abord',
      '-average': 'Meilleur score moyen d’abord',
      average: 'Score moyen le plus bas d’abord',
      '-upToDate': 'Le plus à jour d’abord',
      upToDate: 'Le moins à jour d’abord',
    },
    layout: 'Affichage',
    layouts: { cards: 'Cartes', list: 'Liste' },
  },

  collection: {
    found: (count, total) => `Entreprises trouvées\u00a0: ${count} sur ${total}`,
    figuresFailed: (reason) => `Impossible de charger les chiffres. ${reason}`,
    none: {
      title: 'Aucune entreprise pour l’instant',
      text: 'Une entreprise a ses propres modules de formation, et ses participants s’y inscrivent.',
      add: 'Ajouter la première entreprise',
    },
    noneFound: {
      title: 'Aucune entreprise trouvée',
      text: (search) => `Aucun nom ne contient «\u00a0${search}\u00a0».`,
      showAll: 'Afficher toutes les entreprises',
    },
  },

  create: {
    title: 'Nouvelle entreprise',
    submit: 'Créer l’entreprise',
    busy: 'Création…',
    done: 'L’entreprise a été créée',
    failed: 'Impossible de créer l’entreprise. Veuillez réessayer.',
    lost: 'L’entreprise que vous saisissez n’est pas encore enregistrée et serait perdue.',
  },
  change: {
    title: 'Modifier l’entreprise',
    submit: 'Enregistrer les modifications',
    busy: 'Enregistrement…',
    done: 'L’entreprise a été modifiée',
    failed: 'Impossible de modifier l’entreprise. Veuillez réessayer.',
    lost: 'Vos modifications de cette entreprise ne sont pas encore enregistrées et seraient perdues.',
  },
  form: {
    name: 'Nom de l’entreprise',
    logo: 'Logo',
    newLogo: 'Nouveau logo',
    logoHint: (types, size, side) =>
      `${types}, au plus ${size} et ${number(side)} × ${number(side)} pixels`,
    logoStays: 'Le logo reste tel quel, sauf si vous en choisissez un autre.',
    emptyFile: 'Ce fichier est vide. Veuillez en choisir un autre.',
    largePicture: (size) => `Cette image dépasse ${size}. Veuillez en choisir une plus petite.`,
  },

  leave: { title: 'Quitter sans enregistrer\u202f?', confirm: 'Quitter' },

  deletion: {
    title: (name) => `Supprimer ${name}\u202f?`,
    confirm: 'Supprimer l’entreprise',
    busy: 'Suppression…',
    deleted: (name) => `Entreprise supprimée\u00a0: ${name}`,
    consequences: (undo) => `${undo} L’entreprise est supprimée avec\u00a0:`,
    lines: {
      modules: (modules, videos, questions) =>
        `Tous les modules (${number(modules)}), avec ${plural(videos, { one: `${number(videos)} vidéo`, other: `${number(videos)} vidéos` })} et ${plural(questions, { one: `${number(questions)} question`, other: `${number(questions)} questions` })}`,
      modulesUncounted: (modules) =>
        `Tous les modules (${number(modules)}), avec leurs vidéos et leurs questions`,
      trainees: (count) =>
        `Tous les participants de l’entreprise (${number(count)}), dont les comptes sont fermés immédiatement`,
      progress: (passedModules, attempts) =>
        `Toutes les progressions et tous les résultats\u00a0: ${plural(passedModules, { one: `${number(passedModules)} module réussi`, other: `${number(passedModules)} modules réussis` })}, ${plural(attempts, { one: `${number(attempts)} tentative de quiz`, other: `${number(attempts)} tentatives de quiz` })}`,
      progressUncounted: 'Toutes les progressions et tous les résultats',
      messages: (things) => list(things),
      helpRequests: (count) =>
        plural(count, {
          one: `${number(count)} demande d’aide`,
          other: `${number(count)} demandes d’aide`,
        }),
      feedback: (count) => `${number(count)} avis`,
      admins: (names) =>
        `L’accès des administrateurs limités à cette entreprise\u00a0: ${list(names)}`,
    },
    administratorsLeft: (count) =>
      plural(count, {
        one: `Impossible de supprimer l’entreprise\u00a0: des données associées ne peuvent pas être supprimées (${number(count)} administrateur lui est rattaché).`,
        other: `Impossible de supprimer l’entreprise\u00a0: des données associées ne peuvent pas être supprimées (${number(count)} administrateurs lui sont rattachés).`,
      }),
    notFound: 'Entreprise introuvable ou déjà supprimée',
    forbidden: 'Vous n’avez pas le droit de supprimer cette entreprise',
    failed: (reason) => `Impossible de supprimer l’entreprise\u00a0: ${reason}`,
  },

  firstSteps: {
    title: 'Premiers pas',
    dismiss: 'Masquer les premiers pas',
    modules: 'Ajouter un module de formation',
    settings: 'Envoyer le lien d’inscription aux participants',
    progress: 'Suivre leur progression',
    done: 'Fait',
  },

  profile: {
    title: 'Nom et logo',
    edit: 'Modifier l’entreprise',
  },

  settings: {
    loading: 'Chargement des paramètres…',
    failedToLoad: 'Impossible de charger les paramètres.',
    link: 'Lien d’inscription',
    copyLink: 'Copier le lien',
    linkNote: {
      invitation:
        'Il est actuellement sans effet, car l’inscription se fait uniquement sur invitation.',
      listed:
        'Les participants s’inscrivent à cette entreprise avec ce lien, ou la choisissent dans la liste.',
      unlisted:
        'Les participants ne peuvent s’inscrire à cette entreprise qu’avec ce lien, car elle ne figure pas dans la liste.',
    },
    save: 'Enregistrer les paramètres',
    saved: 'Paramètres enregistrés',
    discard: 'Annuler les modifications',
    lost: 'Vos modifications de ces paramètres ne sont pas encore enregistrées et seraient perdues.',
    conflict: (reason) => `${reason} Vos modifications n’ont pas été enregistrées.`,
    reload: 'Charger les paramètres actuels',
  },

  signUp: {
    legend: 'Qui peut s’inscrire',
    open: 'Tout le monde',
    openNote:
      'Ni code ni invitation. Un résultat ne prouve alors pas qui l’a obtenu, car une personne peut s’inscrire plusieurs fois. Pour une preuve, utilisez un code d’inscription ou des invitations.',
    code: 'Avec un code d’inscription',
    codeNote: 'Les participants ont besoin du code de l’entreprise.',
    newCodeNote: 'Le portail crée un code à l’enregistrement. Communiquez-le à vos participants.',
    domains: 'Avec un e-mail de l’entreprise',
    domainsNote: 'Chaque adresse est confirmée par e-mail.',
    domainsNoteWithoutMail:
      'Chaque adresse est confirmée par e-mail. Un serveur d’e-mails est nécessaire\u00a0: demandez à l’exploitant du portail de définir SMTP_URL.',
    invitation: 'Uniquement sur invitation',
    invitationNote:
      'Les administrateurs ajoutent ou importent les participants. Personne ne peut s’inscrire.',
    emailDomains: 'Domaines des adresses e-mail',
    emailDomainsHint:
      'Un par ligne, par exemple example.com. Les sous-domaines ne sont pas compris.',
    confirmEmail: 'Confirmer chaque adresse par e-mail',
    confirmEmailNote: 'Le compte est créé lorsque le participant ouvre le lien reçu.',
    needsMailServer:
      'Un serveur d’e-mails est nécessaire\u00a0: demandez à l’exploitant du portail de définir SMTP_URL.',
    listed: 'Afficher l’entreprise dans la liste publique',
    listedNote:
      'Sinon, les visiteurs ne la trouvent ni dans la liste ni par son nom, seulement avec son lien d’inscription, et les participants d’autres entreprises ne trouvent pas ses membres dans la messagerie.',
    crossCompanyChat: 'Échanges avec d’autres entreprises',
    crossCompanyChatNote:
      'Sinon, les participants de cette entreprise et les membres d’autres entreprises ne peuvent ni se trouver ni s’écrire. Leurs conversations existantes restent lisibles. Les administrateurs qui voient l’entreprise peuvent écrire à ses participants.',
    language: 'Langue',
    languageHint:
      'Pour les e-mails et les écrans des personnes qui n’ont pas choisi de langue et dont le navigateur n’en indique aucune de cette liste.',
    noLanguage: 'Aucune',
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Pour les dates des rapports. À défaut, celui du serveur est utilisé.',
    timeZoneExample: 'Ville, par exemple Paris',
  },

  joinCode: {
    title: 'Code d’inscription',
    note: 'Les participants le saisissent lors de l’inscription. Les majuscules et les tirets sont sans importance.',
    copy: 'Copier le code',
    replace: 'Nouveau code',
    replacing: {
      title: 'Remplacer le code d’inscription\u202f?',
      text: (code) =>
        `Le code ${code} cessera aussitôt d’être valable et ne permettra plus de s’inscrire. Les participants déjà inscrits le resteront.`,
      confirm: 'Créer un nouveau code',
      busy: 'Remplacement…',
      done: 'L’entreprise a un nouveau code d’inscription',
    },
  },

  again: {
    open: 'Relancer la formation',
    title: (name) => `Relancer la formation pour tous chez ${name}\u202f?`,
    confirm: 'Relancer la formation',
    busy: 'Lancement…',
    counting: 'Décompte des participants…',
    noTrainees: 'L’entreprise n’a aucun participant à former.',
    starts: (count) => `Un nouveau cycle commence pour ${trainees(count)}\u00a0:`,
    lines: {
      completed: (count) =>
        plural(count, {
          one: `${number(count)} a terminé la formation et recommence`,
          other: `${number(count)} ont terminé la formation et recommencent`,
        }),
      inTraining: (count) =>
        plural(count, {
          one: `${number(count)} est en formation, et son cycle actuel prend fin sans être terminé`,
          other: `${number(count)} sont en formation, et leur cycle actuel prend fin sans être terminé`,
        }),
      notStarted: (count) =>
        plural(count, {
          one: `${number(count)} n’a pas encore commencé`,
          other: `${number(count)} n’ont pas encore commencé`,
        }),
      all: 'Tous commencent par le premier module. Les résultats précédents restent sur la page de chaque participant.',
    },
    noTraineesLeft: 'L’entreprise n’a plus aucun participant.',
    otherCount: (count) =>
      `L’entreprise compte maintenant ${trainees(count)}. Veuillez vérifier les nouveaux chiffres et confirmer à nouveau.`,
  },
};
