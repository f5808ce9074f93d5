import { formatsOf } from '@portal/contract/formats';
import { GROUPS_PER_TRAINEE_MAX } from '@portal/contract/limits';
import type { JobTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const trainees = (count: number) =>
  plural(count, { one: `${number(count)} participant`, other: `${number(count)} participants` });
const requests = (count: number) =>
  plural(count, {
    one: `${number(count)} demande d’aide`,
    other: `${number(count)} demandes d’aide`,
  });
const earlierResults = (count: number) =>
  plural(count, { one: `${number(count)} résultat`, other: `${number(count)} résultats` });
const some = (done: number, total: number) =>
  done === total ? number(total) : `${number(done)} sur ${number(total)}`;

/** The three results of an action. A colon makes the words independent of the number. */
const results = (counted: string, countedAfterPrefix: string) => ({
  done: (done: number, total: number) => `${counted}\u00a0: ${some(done, total)}`,
  cancelled: (done: number, total: number) =>
    `Action arrêtée, ${countedAfterPrefix}\u00a0: ${some(done, total)}`,
  stopped: (done: number, total: number) =>
    `Action interrompue, ${countedAfterPrefix}\u00a0: ${some(done, total)}`,
});

const exception = (noun: string, title: string): JobTexts['actions']['extend'] => ({
  running: (total) => `Ajout d’une ${noun} pour ${trainees(total)}…`,
  ...results(`${title} ajoutées`, `${noun}s ajoutées`),
  undoing: `Annulation des ${noun}s…`,
  undone: `${title} annulées`,
  partlyUndone: (kept) => `${title} annulées, sauf pour ${trainees(kept)}`,
  refused: (count) =>
    `Aucune ${noun} ajoutée pour ${trainees(count)}\u00a0: autre entreprise, exception déjà enregistrée, ou compte supprimé entre-temps.`,
});

export const texts: JobTexts = {
  panel: 'Actions en arrière-plan',
  cancel: 'Arrêter',
  cancelling: 'Arrêt…',
  undoing: 'Annulation…',
  dismiss: (title) => `Masquer\u00a0: ${title}`,
  progress: (finished, total) => `${number(finished)} sur ${number(total)}`,
  andOthers: (count) =>
    plural(count, { one: `et ${number(count)} autre`, other: `et ${number(count)} autres` }),
  restoreInTrash: 'Restaurer depuis la corbeille',
  showRefusedInvitations: 'Afficher les invitations refusées',
  showNames: 'Afficher les noms',
  refusedTrainees: 'Participants pour lesquels l’action était impossible',
  showMore: 'Afficher plus',
  deletedUser: 'Utilisateur supprimé',
  certificates: { download: 'Télécharger le ZIP', preparing: 'Préparation…' },
  invitations: {
    allWaiting: (total) =>
      plural(total, {
        one: `${number(total)} invitation est en cours d’envoi.`,
        other: `${number(total)} invitations sont en cours d’envoi.`,
      }),
    sent: (invited) => `Envoyées\u00a0: ${number(invited)}.`,
    someWaiting: (invited, waiting) =>
      `Envoyées\u00a0: ${number(invited)}, en cours\u00a0: ${number(waiting)}.`,
    someRefused: (invited, refused) =>
      `Envoyées\u00a0: ${number(invited)}, refusées par le serveur d’e-mails\u00a0: ${number(refused)}.`,
    someWaitingSomeRefused: (invited, waiting, refused) =>
      `Envoyées\u00a0: ${number(invited)}, en cours\u00a0: ${number(waiting)}, refusées par le serveur d’e-mails\u00a0: ${number(refused)}.`,
  },
  actions: {
    delete: {
      running: (total) => `Suppression de ${trainees(total)}…`,
      ...results('Participants supprimés', 'participants supprimés'),
      undoing: 'Annulation de la suppression…',
      undone: 'Suppression annulée',
      partlyUndone: (kept) => `Suppression annulée, sauf pour ${trainees(kept)}`,
      refused: (count) =>
        `Suppression impossible pour ${trainees(count)}\u00a0: compte supprimé entre-temps par un autre administrateur, ou qui n’est pas celui d’un participant.`,
    },
    move: {
      running: (total) => `Transfert de ${trainees(total)}…`,
      ...results('Participants transférés', 'participants transférés'),
      undoing: 'Annulation du transfert…',
      undone: 'Transfert annulé',
      partlyUndone: (kept) => `Transfert annulé, sauf pour ${trainees(kept)}`,
      refused: (count) =>
        `Transfert impossible pour ${trainees(count)}\u00a0: compte supprimé entre-temps, ou déjà rattaché à l’entreprise choisie.`,
    },
    invite: {
      running: (total) => `Envoi d’invitations à ${trainees(total)}…`,
      ...results('Invitations envoyées', 'invitations envoyées'),
      undoing: 'Annulation des invitations…',
      undone: 'Invitations annulées',
      partlyUndone: (kept) => `Invitations annulées, sauf pour ${trainees(kept)}`,
      refused: (count) =>
        `Aucune invitation envoyée à ${trainees(count)}\u00a0: mot de passe déjà choisi, ou compte supprimé entre-temps.`,
    },
    'add-to-group': {
      running: (total) => `Ajout de ${trainees(total)} au groupe…`,
      ...results('Participants ajoutés au groupe', 'participants ajoutés au groupe'),
      undoing: 'Annulation de l’ajout au groupe…',
      undone: 'Ajout au groupe annulé',
      partlyUndone: (kept) => `Ajout au groupe annulé, sauf pour ${trainees(kept)}`,
      refused: (count) =>
        `Ajout impossible pour ${trainees(count)}\u00a0: déjà dans le groupe ou dans ${number(GROUPS_PER_TRAINEE_MAX)} groupes, dans une autre entreprise, ou compte supprimé entre-temps.`,
    },
    'remove-from-group': {
      running: (total) => `Retrait de ${trainees(total)} du groupe…`,
      ...results('Participants retirés du groupe', 'participants retirés du groupe'),
      undoing: 'Annulation du retrait du groupe…',
      undone: 'Retrait du groupe annulé',
      partlyUndone: (kept) => `Retrait du groupe annulé, sauf pour ${trainees(kept)}`,
      refused: (count) =>
        `Retrait impossible pour ${trainees(count)}\u00a0: pas dans le groupe, ou compte supprimé entre-temps.`,
    },
    extend: exception('prolongation', 'Prolongations'),
    waive: exception('dispense', 'Dispenses'),
    pause: exception('pause', 'Pauses'),
    remind: {
      running: (total) => `Envoi de rappels à ${trainees(total)}…`,
      ...results('Rappels envoyés', 'rappels envoyés'),
      undoing: 'Annulation des rappels…',
      undone: 'Rappels annulés',
      partlyUndone: (kept) => `Rappels annulés, sauf pour ${trainees(kept)}`,
      refused: (count) =>
        `Aucun rappel envoyé à ${trainees(count)}\u00a0: rappel reçu il y a moins de 24\u00a0heures, rien à rappeler, ou compte supprimé entre-temps.`,
    },
    renew: {
      running: (total) => `Début du renouvellement pour ${trainees(total)}…`,
      ...results('Renouvellements commencés', 'renouvellements commencés'),
      undoing: 'Annulation des renouvellements…',
      undone: 'Renouvellements annulés',
      partlyUndone: (kept) => `Renouvellements annulés, sauf pour ${trainees(kept)}`,
      refused: (count) =>
        `Aucun renouvellement commencé pour ${trainees(count)}\u00a0: rien à renouveler, ou compte supprimé entre-temps.`,
    },
    'train-again': {
      running: (total) => `Lancement d’un nouveau cycle pour ${trainees(total)}…`,
      ...results('Nouveaux cycles lancés', 'nouveaux cycles lancés'),
      undoing: 'Annulation des nouveaux cycles…',
      undone: 'Nouveaux cycles annulés',
      partlyUndone: (kept) => `Nouveaux cycles annulés, sauf pour ${trainees(kept)}`,
      refused: (count) =>
        `Aucun nouveau cycle lancé pour ${trainees(count)}\u00a0: compte supprimé ou transféré entre-temps vers une autre entreprise.`,
    },
    'close-help': {
      running: (total) => `Clôture de ${requests(total)}…`,
      ...results('Demandes d’aide clôturées', 'demandes d’aide clôturées'),
      undoing: 'Annulation de la clôture…',
      undone: 'Clôture annulée',
      partlyUndone: (kept) => `Clôture annulée, sauf pour ${requests(kept)}`,
      refused: (count) =>
        `Clôture impossible pour ${requests(count)}\u00a0: modification ou clôture entre-temps par un autre administrateur, ou suppression.`,
    },
    import: {
      running: (total) => `Import de ${trainees(total)}…`,
      ...results('Participants importés', 'participants importés'),
      undoing: 'Annulation de l’import…',
      undone: 'Import annulé',
      partlyUndone: (kept) => `Import annulé, sauf pour ${trainees(kept)}`,
      refused: (count) =>
        `Import impossible pour ${trainees(count)}\u00a0: compte créé entre-temps, ou entreprise supprimée.`,
    },
    'record-results': {
      running: (total) => `Enregistrement de ${earlierResults(total)}…`,
      ...results('Résultats enregistrés', 'résultats enregistrés'),
      undoing: 'Annulation de l’enregistrement…',
      undone: 'Enregistrement annulé',
      partlyUndone: (kept) => `Enregistrement annulé, sauf pour ${earlierResults(kept)}`,
      refused: (count) =>
        `Enregistrement impossible pour ${earlierResults(count)}\u00a0: déjà enregistré, ou participant ou module supprimé entre-temps.`,
    },
    'collect-certificates': {
      running: (total) => `Préparation des certificats de ${trainees(total)}…`,
      done: (done) => `Certificats prêts\u00a0: ${number(done)}`,
      cancelled: (done) => `Action arrêtée, certificats prêts\u00a0: ${number(done)}`,
      stopped: (done) => `Action interrompue, certificats prêts\u00a0: ${number(done)}`,
      undoing: 'Annulation…',
      undone: 'Action annulée',
      partlyUndone: (kept) => `Action annulée, certificats restants\u00a0: ${number(kept)}`,
      refused: (count) =>
        `Sans certificat\u00a0: ${trainees(count)}, faute de certificat valable de toute la formation, ou compte supprimé entre-temps.`,
    },
  },
};
