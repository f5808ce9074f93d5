import { formatsOf } from '@portal/contract/formats';
import type { ModuleImpactTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: ModuleImpactTexts = {
  counting: 'Décompte des participants concernés…',
  uncounted: 'Impossible de compter les participants concernés.',
  uncountedPassesKept:
    'Impossible de compter les participants concernés. Les réussites sont conservées dans tous les cas.',
  noneStarted: 'Aucun participant n’a encore commencé ce module.',
  keepPass: (count) =>
    plural(count, {
      one: `${number(count)} participant qui a réussi garde sa réussite.`,
      other: `${number(count)} participants qui ont réussi gardent leur réussite.`,
    }),
  passByMark: (count) =>
    plural(count, {
      one: `${number(count)} participant dont le meilleur score suffit réussit maintenant.`,
      other: `${number(count)} participants dont le meilleur score suffit réussissent maintenant.`,
    }),
  willHaveCompleted: (count) =>
    plural(count, {
      one: `${number(count)} participant aura terminé sa formation.`,
      other: `${number(count)} participants auront terminé leur formation.`,
    }),
  noLongerSee: (count) =>
    plural(count, {
      one: `${number(count)} participant qui l’a ouvert sans le réussir ne le voit plus, car il devient un brouillon.`,
      other: `${number(count)} participants qui l’ont ouvert sans le réussir ne le voient plus, car il devient un brouillon.`,
    }),
  startVideo: (count) =>
    plural(count, {
      one: `${number(count)} participant qui l’a ouvert sans le réussir commence la nouvelle vidéo.`,
      other: `${number(count)} participants qui l’ont ouvert sans le réussir commencent la nouvelle vidéo.`,
    }),
  startVideoAndQuestions: (count) =>
    plural(count, {
      one: `${number(count)} participant qui l’a ouvert sans le réussir commence la nouvelle vidéo, puis les nouvelles questions.`,
      other: `${number(count)} participants qui l’ont ouvert sans le réussir commencent la nouvelle vidéo, puis les nouvelles questions.`,
    }),
  getQuestions: (count) =>
    plural(count, {
      one: `${number(count)} participant qui l’a ouvert sans le réussir reçoit les nouvelles questions.`,
      other: `${number(count)} participants qui l’ont ouvert sans le réussir reçoivent les nouvelles questions.`,
    }),
  completeByWatching: (count) =>
    plural(count, {
      one: `${number(count)} participant qui l’a ouvert sans le réussir le termine en regardant la vidéo.`,
      other: `${number(count)} participants qui l’ont ouvert sans le réussir le terminent en regardant la vidéo.`,
    }),
  completeAsWatched: (count) =>
    plural(count, {
      one: `${number(count)} participant qui a regardé la vidéo le termine maintenant.`,
      other: `${number(count)} participants qui ont regardé la vidéo le terminent maintenant.`,
    }),
  losePass: (count) =>
    plural(count, {
      one: `${number(count)} participant qui a réussi perd sa réussite.`,
      other: `${number(count)} participants qui ont réussi perdent leur réussite.`,
    }),
  loseProgress: (count) =>
    plural(count, {
      one: `${number(count)} participant qui l’a ouvert sans le réussir y perd sa progression.`,
      other: `${number(count)} participants qui l’ont ouvert sans le réussir y perdent leur progression.`,
    }),
  feedbackDeleted: (entries) =>
    plural(entries, {
      one: `${number(entries)} avis est supprimé avec lui.`,
      other: `${number(entries)} avis sont supprimés avec lui.`,
    }),
  helpRequestsStay: (requests) =>
    plural(requests, {
      one: `${number(requests)} demande d’aide sur ce module reste, sans le nom du module.`,
      other: `${number(requests)} demandes d’aide sur ce module restent, sans le nom du module.`,
    }),
  stayCompletedWithNew: (count) =>
    plural(count, {
      one: `${number(count)} participant qui a terminé la formation garde ce statut, avec ce module comme nouveau module.`,
      other: `${number(count)} participants qui ont terminé la formation gardent ce statut, avec ce module comme nouveau module.`,
    }),
  getAsLast: (count) =>
    plural(count, {
      one: `${number(count)} participant en formation le reçoit comme dernier module.`,
      other: `${number(count)} participants en formation le reçoivent comme dernier module.`,
    }),
  keepUnlocked: (count) =>
    plural(count, {
      one: `${number(count)} participant en formation garde tous les modules déjà déverrouillés.`,
      other: `${number(count)} participants en formation gardent tous les modules déjà déverrouillés.`,
    }),
  stayCompleted: (count) =>
    plural(count, {
      one: `${number(count)} participant qui a terminé la formation garde ce statut.`,
      other: `${number(count)} participants qui ont terminé la formation gardent ce statut.`,
    }),
};
