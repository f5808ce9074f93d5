import { formatsOf } from '@portal/contract/formats';
import type { GroupsTexts } from './en.ts';

const { list, number, plural } = formatsOf('fr');

export const texts: GroupsTexts = {
  groups: 'Groupes',
  loading: 'Chargement des groupes…',
  loadFailed: 'Impossible de charger les groupes',
  newGroup: 'Nouveau groupe',
  search: 'Rechercher un groupe',
  found: (count, total) => `Groupes trouvés\u00a0: ${count} sur ${total}`,
  members: (count) =>
    plural(count, { one: `${number(count)} membre`, other: `${number(count)} membres` }),
  allGroups: 'Tous les groupes',
  showInList: 'Afficher dans la liste des participants',
  showInListOf: (name) => `Afficher dans la liste des participants\u00a0: ${name}`,
  table: {
    group: 'Groupe',
    members: 'Membres',
    modules: 'Modules',
    actions: 'Actions',
    openMembers: 'Membres',
    openMembersOf: (name) => `Membres de ${name}`,
    rename: (name) => `Renommer ${name}`,
    delete: (name) => `Supprimer ${name}`,
  },
  none: {
    title: 'Aucun groupe pour l’instant',
    text: 'Réunissez dans un groupe les participants d’une même équipe pour les retrouver ensemble dans la liste des participants.',
  },
  noneFound: {
    title: 'Aucun groupe trouvé',
    text: (search) => `Aucun nom ne contient «\u00a0${search}\u00a0».`,
    showAll: 'Afficher tous les groupes',
  },
  missing: { title: 'Groupe introuvable', text: 'Il a peut-être été supprimé.' },
  create: {
    submit: 'Créer le groupe',
    busy: 'Création…',
    failed: (reason) => `Impossible de créer le groupe\u00a0: ${reason}`,
    lost: 'Le groupe que vous saisissez n’est pas encore enregistré et serait perdu.',
  },
  rename: {
    title: 'Renommer le groupe',
    submit: 'Enregistrer le nom',
    busy: 'Enregistrement…',
    done: 'Le groupe a été renommé',
    failed: (reason) => `Impossible de renommer le groupe\u00a0: ${reason}`,
    lost: 'Le nouveau nom n’est pas encore enregistré et serait perdu.',
  },
  form: {
    name: 'Nom du groupe',
    leaveTitle: 'Quitter sans enregistrer\u202f?',
    leave: 'Quitter',
  },
  deletion: {
    title: (name) => `Supprimer ${name}\u202f?`,
    confirm: 'Supprimer le groupe',
    busy: 'Suppression…',
    failed: (reason) => `Impossible de supprimer le groupe\u00a0: ${reason}`,
    membersStay: (count) =>
      plural(count, {
        one: 'Son seul membre reste inchangé.',
        other: `Ses ${number(count)} membres restent inchangés.`,
      }),
    noMembers: 'Il n’a aucun membre.',
    modules: (names) =>
      `Ces modules sont destinés à ses membres et ne le seront plus\u00a0: ${list(names)}.`,
    admins: (names) =>
      `Les administrateurs limités à ce groupe ne verront plus ses membres\u00a0: ${list(names)}.`,
    deleted: (name) => `${name} a été supprimé`,
  },
  memberList: {
    label: 'Membres',
    search: 'Rechercher un membre',
    found: (count) =>
      plural(count, {
        one: `${number(count)} membre trouvé`,
        other: `${number(count)} membres trouvés`,
      }),
    loading: 'Chargement des membres…',
    loadFailed: 'Impossible de charger les membres',
    showMore: 'Afficher plus de membres',
    none: 'Aucun membre pour l’instant',
    noneText:
      'Ajoutez des participants de cette entreprise. Un participant peut faire partie de plusieurs groupes.',
    noMatch: (search) => `Aucun nom ni e-mail ne contient «\u00a0${search}\u00a0».`,
    remove: 'Retirer',
    removeOne: (name) => `Retirer ${name}`,
    removing: 'Retrait…',
    removeQuestion: (name) => `Retirer ${name} du groupe\u202f?`,
    removed: (name) => `${name} ne fait plus partie du groupe`,
    removeFailed: (name) => `Impossible de retirer ${name}`,
  },
  addition: {
    open: 'Ajouter des membres',
    title: (name) => `Ajouter des membres à ${name}`,
    label: 'Participants',
    search: 'Rechercher un participant',
    found: (count) =>
      plural(count, {
        one: `${number(count)} participant trouvé`,
        other: `${number(count)} participants trouvés`,
      }),
    loading: 'Chargement des participants…',
    loadFailed: 'Impossible de charger les participants',
    showMore: 'Afficher plus de participants',
    noTrainees: 'Cette entreprise n’a pas encore de participants.',
    noMatch: (search) => `Aucun nom ni e-mail ne contient «\u00a0${search}\u00a0».`,
    add: 'Ajouter',
    addOne: (name) => `Ajouter ${name}`,
    adding: 'Ajout…',
    member: 'Membre',
    memberOf: (name) => `Membre\u00a0: ${name}`,
    added: (name) => `${name} fait maintenant partie du groupe`,
    addFailed: (name) => `Impossible d’ajouter ${name}`,
    many: (link) => `Pour en ajouter beaucoup, sélectionnez-les dans ${link}.`,
    listOfTrainees: 'la liste des participants',
  },
};
