import { formatsOf } from '@portal/contract/formats';
import type { FileTexts } from './en.ts';

const { list, number, plural } = formatsOf('fr');

export const goodRows = (count: number) =>
  plural(count, {
    one: `${number(count)} ligne correcte`,
    other: `${number(count)} lignes correctes`,
  });

export const quoted = (names: readonly string[]) => names.map((name) => `«\u00a0${name}\u00a0»`);

export const texts: FileTexts = {
  file: 'Fichier CSV ou Excel',
  fileHint: (columns) =>
    `Colonnes ${columns.required.join(', ')} et, si vous le souhaitez, ${list(columns.optional)}. Jusqu’à ${number(columns.maxRows)} lignes et ${columns.maxSize}.`,
  template: 'Télécharger le modèle',
  doing: {
    checking: 'Vérification des lignes…',
    importing: 'Nouvelle vérification des lignes…',
    listing: 'Liste des lignes à corriger…',
  },
  sending: 'Envoi du fichier…',
  uploadOf: (fileName) => `Envoi\u00a0: ${fileName}`,
  addedOf: (finished, total) => `${number(finished)} sur ${number(total)}`,
  stop: 'Arrêter',
  stopping: 'Arrêt…',
  inBackground: 'Continuer en arrière-plan',
  leftOut: (count) =>
    plural(count, {
      one: `${number(count)} ligne a été ignorée. Téléchargez-la avec le motif, corrigez le fichier et importez-le.`,
      other: `${number(count)} lignes ont été ignorées. Téléchargez-les avec les motifs, corrigez le fichier et importez-le.`,
    }),
  done: 'Terminé',
  downloadBadRows: (count) =>
    plural(count, {
      one: 'Télécharger la ligne incorrecte',
      other: `Télécharger les ${number(count)} lignes incorrectes`,
    }),
  badRowsFile: (name) => `${name}-lignes-a-corriger.csv`,
  line: (line) => `Ligne ${line}`,

  allReady: (rows) =>
    plural(rows, {
      one: 'La ligne peut être importée.',
      other: `Les ${number(rows)} lignes peuvent toutes être importées.`,
    }),
  refused: (refused, rows) =>
    plural(refused, {
      one: `${number(refused)} ligne sur ${number(rows)} ne peut pas être importée.`,
      other: `${number(refused)} lignes sur ${number(rows)} ne peuvent pas être importées.`,
    }),
  correctFile: 'Corrigez le fichier et choisissez-le à nouveau.',
  importOthers: (ready) =>
    plural(ready, {
      one: 'Importez l’autre ligne maintenant, ou corrigez le fichier et choisissez-le à nouveau.',
      other:
        'Importez les autres lignes maintenant, ou corrigez le fichier et choisissez-le à nouveau.',
    }),
  columnsRead: (columns) => {
    const each = columns.map(({ name, headers }) => `${name}\u00a0: ${list(quoted(headers))}`);
    return `Colonnes lues – ${each.join(', ')}.`;
  },
  columnsFromLine: (line) => `Colonnes à partir de la ligne ${line}.`,
  sheet: (name, row) => `Feuille «\u00a0${name}\u00a0», colonnes à partir de la ligne ${row}.`,
  otherSheets: (names) =>
    `Les autres feuilles ne sont pas lues\u00a0: ${quoted(names).join(', ')}.`,
  notUsed: (columns) => `Non utilisé\u00a0: ${columns.join(', ')}.`,
  otherFile: 'Choisir un autre fichier',
  importGood: (count) => `Importer ${goodRows(count)}`,
  moreRows: (count) =>
    plural(count, {
      one: `… et ${number(count)} autre ligne.`,
      other: `… et ${number(count)} autres lignes.`,
    }),
  goodRows,
  firstGoodRows: (shown, total) => `Les ${number(shown)} premières sur ${goodRows(total)}`,

  emailColumn: 'Colonne des e-mails',
  emailColumnHint: 'Le fichier en contient plusieurs.',
  encoding: 'Encodage du fichier',
  encodingHint:
    'Le fichier ne l’indique pas. Si les noms semblent faux, choisissez-en un autre, ou enregistrez le fichier en «\u00a0CSV UTF-8\u00a0» ou .xlsx.',
  codePages: {
    'windows-1252': 'Europe occidentale (Windows-1252)',
    'windows-1250': 'Europe centrale (Windows-1250)',
    'windows-1254': 'Turc (Windows-1254)',
    'windows-1257': 'Balte (Windows-1257)',
    macintosh: 'Mac Roman',
    cp850: 'MS-DOS, Europe occidentale (850)',
    cp852: 'MS-DOS, Europe centrale (852)',
    'windows-1251': 'Cyrillique (Windows-1251)',
    'windows-1253': 'Grec (Windows-1253)',
    'koi8-r': 'Cyrillique (KOI8-R)',
    cp866: 'MS-DOS, cyrillique (866)',
  },
  hiddenRows: 'Lignes masquées',
  includeHidden: 'Importer aussi les lignes masquées',
  hiddenIncluded: 'Elles figurent parmi les lignes ci-dessous.',
  hiddenLeftOut: (count) =>
    plural(count, {
      one: `${number(count)} ligne est masquée dans la feuille et ignorée.`,
      other: `${number(count)} lignes sont masquées dans la feuille et ignorées.`,
    }),
  showHidden: 'Afficher les lignes masquées',

  rowsToCorrect: 'Lignes à corriger',
  countToCorrect: (count) =>
    plural(count, {
      one: `${number(count)} ligne à corriger`,
      other: `${number(count)} lignes à corriger`,
    }),
  moreBadRows: (count) =>
    plural(count, {
      one: `… et ${number(count)} autre ligne à corriger, qui figure dans le fichier des lignes incorrectes.`,
      other: `… et ${number(count)} autres lignes à corriger, qui figurent dans le fichier des lignes incorrectes.`,
    }),
};
