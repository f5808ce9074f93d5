import { formatsOf } from '@portal/contract/formats';
import { goodRows, quoted } from '#web/features/trainees/imported-files/texts/fr.ts';
import { noMailServer } from '#web/features/trainees/texts/fr.ts';
import type { ImportTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

const trainees = (count: number) =>
  plural(count, { one: `${number(count)} participant`, other: `${number(count)} participants` });

export const texts: ImportTexts = {
  description:
    'Le fichier est d’abord vérifié. Aucun participant n’est ajouté avant votre confirmation.',
  fileRules: (createsGroups) =>
    `Le prénom et le nom peuvent être dans deux colonnes, et les noms des colonnes dans d’autres langues. Dans un classeur, la première feuille visible avec ces colonnes est lue. Les entreprises du fichier doivent déjà exister\u202f; ${createsGroups ? 'les groupes qui manquent sont créés' : 'seuls vos propres groupes peuvent être indiqués'}. Séparez plusieurs groupes d’un participant par des points-virgules.`,
  templateFile: 'participants.csv',
  templateRow: { name: 'Jeanne Exemple', company: 'Nom de l’entreprise' },
  adding: (count) => `Ajout de ${trainees(count)}…`,
  imported: (count) =>
    plural(count, {
      one: `${number(count)} participant importé`,
      other: `${number(count)} participants importés`,
    }),
  importedPartly: (done, total) =>
    `Participants importés\u00a0: ${number(done)} sur ${number(total)}.`,

  report: {
    new: (count) =>
      plural(count, { one: `${number(count)} nouveau`, other: `${number(count)} nouveaux` }),
    unchanged: (count) =>
      plural(count, {
        one: `${number(count)} connu, inchangé`,
        other: `${number(count)} connus, inchangés`,
      }),
    withChanges: (count) =>
      plural(count, {
        one: `${number(count)} connu, avec des changements`,
        other: `${number(count)} connus, avec des changements`,
      }),
    counts: (counts) => `${counts.join('\u202f; ')}.`,
    allGetEmail:
      'Chaque participant importé reçoit un e-mail avec un lien pour choisir un mot de passe.',
    someGetEmail: (count) =>
      plural(count, {
        one: `${number(count)} des participants importés reçoit un e-mail avec un lien pour choisir un mot de passe.`,
        other: `${number(count)} des participants importés reçoivent un e-mail avec un lien pour choisir un mot de passe.`,
      }),
    allWithoutPassword: `Aucun des participants importés n’a encore de mot de passe. ${noMailServer}`,
    someWithoutPassword: (count) =>
      plural(count, {
        one: `${number(count)} des participants importés n’a pas encore de mot de passe. ${noMailServer}`,
        other: `${number(count)} des participants importés n’ont pas encore de mot de passe. ${noMailServer}`,
      }),
    importAll: (count) => `Importer ${trainees(count)}`,
    change: (count) => `Modifier ${trainees(count)}`,
    importAllAndChange: (adding, changing) =>
      `Importer ${trainees(adding)} et en modifier ${number(changing)}`,
    importGoodAndChange: (adding, changing) =>
      `Importer ${goodRows(adding)} et modifier ${trainees(changing)}`,
    passwordInFile: 'Mot de passe dans le fichier',
    invitedByEmail: 'Invitation par e-mail',
    unnamed: 'Ni nom ni e-mail',

    doubtfulNames: 'Noms douteux',
    doubtfulAdvice: 'Des caractères de ces noms sont peut-être faux. Veuillez les vérifier.',
    namesAreRight: 'Ces noms sont corrects',

    newGroups: (company, names, unlisted) =>
      `Nouveaux groupes dans ${company}\u00a0: ${quoted(names).join(', ')}${unlisted === 0 ? '' : ` et ${number(unlisted)} ${plural(unlisted, { one: 'autre', other: 'autres' })}`}.`,
    changes: 'Changements de participants connus',
    changesAdvice:
      'Le fichier indique un autre nom, une autre entreprise ou d’autres groupes pour ces participants. Cochez les changements à appliquer. Un participant transféré vers une autre entreprise en commence la formation.',
    allChanges: 'Tous',
    moreChanges: (count) =>
      plural(count, {
        one: `… et ${number(count)} autre changement. Importez à nouveau le fichier pour celui-ci.`,
        other: `… et ${number(count)} autres changements. Importez à nouveau le fichier pour ceux-ci.`,
      }),
    changed: (before, after) => `${before} → ${after}`,
    becomes: (before, after) => `${before} devient ${after}`,
    nameAndCompany: (name, company) => `${name}, ${company}`,

    missing: 'Absents du fichier',
    missingOf: (count, company) =>
      plural(count, {
        one: `${number(count)} participant de l’entreprise ${company} est absent du fichier.`,
        other: `${number(count)} participants de l’entreprise ${company} sont absents du fichier.`,
      }),
    moreMissing: (count) =>
      plural(count, {
        one: `… et ${number(count)} autre participant.`,
        other: `… et ${number(count)} autres participants.`,
      }),
    missingStay: 'Ils restent tels quels.',

    inTrash: 'Lignes dans la corbeille',
    rowsInTrash: (count) =>
      plural(count, {
        one: `L’e-mail de ${number(count)} ligne est celui d’un participant dans la corbeille.`,
        other: `Les e-mails de ${number(count)} lignes sont ceux de participants dans la corbeille.`,
      }),
    allInTrash: 'Toutes',
    moreInTrash: (count) =>
      plural(count, {
        one: `… et ${number(count)} autre ligne, à laquelle s’applique le choix pour toutes.`,
        other: `… et ${number(count)} autres lignes, auxquelles s’applique le choix pour toutes.`,
      }),
    nameInLine: (line, name) => `Ligne ${line}\u00a0: ${name}`,
    trashChoices: {
      restore: 'Restaurer avec tous les résultats',
      'as-new': 'Ajouter comme nouvelle personne',
      'leave-out': 'Ignorer',
    },
    inTrashSince: (date, name, company) =>
      `Dans la corbeille depuis le ${date}\u00a0: ${name} chez ${company}`,
    companyFirst: 'L’entreprise est aussi dans la corbeille\u00a0: restaurez-la d’abord.',
  },
};
