import { formatsOf } from '@portal/contract/formats';
import type { LedgerTexts } from './en.ts';

const { number, plural } = formatsOf('de');

/** After a preposition. */
const entries = (count: number) =>
  plural(count, { one: '1 Eintrag', other: `${number(count)} Einträgen` });

export const texts: LedgerTexts = {
  about:
    'Das Portal signiert das Protokoll in Prüfpunkten. Ein später veränderter Eintrag fällt mit einem Nachweis oder einem früheren Prüfpunkt auf, ohne dass man dem Portal vertrauen muss.',
  loading: 'Das signierte Protokoll wird geladen\u00a0…',
  loadFailed: 'Das signierte Protokoll konnte nicht geladen werden',
  checkpoint: {
    title: 'Letzter Prüfpunkt',
    none: 'Der erste Prüfpunkt ist noch nicht signiert. Das dauert einige Sekunden.',
    entries: 'Einträge',
    waiting: (count) =>
      plural(count, {
        one: '1 weiterer Eintrag wird gerade aufgenommen.',
        other: `${number(count)} weitere Einträge werden gerade aufgenommen.`,
      }),
    signedAt: 'Signiert',
    origin: 'Ursprung',
    rootHash: 'Wurzel-Hash',
    keyIds: 'Kennungen der Schlüssel',
    note: 'Prüfpunkt',
    copy: 'Prüfpunkt kopieren',
    keep: 'Bewahren Sie eine Kopie außerhalb des Portals auf: Sie zeigt später, ob das Protokoll umgeschrieben wurde.',
  },
  links: {
    title: 'Öffentlich, ohne Anmeldung',
    checkpoint: 'Neuester Prüfpunkt',
    keys: 'Öffentliche Schlüssel',
    verifier: 'Datei, die Nachweise ohne das Portal prüft',
  },
  check: {
    title: 'Prüfung des ganzen Protokolls',
    description:
      'Berechnet alle Einträge neu aus dem, was gespeichert ist, und jede signierte Wurzel. Sie läuft im Hintergrund.',
    start: 'Jetzt prüfen',
    starting: 'Wird gestartet\u00a0…',
    cancelling: 'Wird abgebrochen\u00a0…',
    never: 'Das Protokoll wurde noch nicht geprüft.',
    running: 'Das Protokoll wird geprüft\u00a0…',
    progress: (checked, total) => `${number(checked)} von ${entries(total)}`,
    clean: (total) =>
      plural(total, {
        one: 'Der einzige Eintrag ist so, wie er protokolliert wurde.',
        other: `Alle ${number(total)} Einträge sind so, wie sie protokolliert wurden.`,
      }),
    empty: 'Das Protokoll hat keine Einträge.',
    problems: (count) =>
      plural(count, {
        one: '1 Problem wurde gefunden.',
        other: `${number(count)} Probleme wurden gefunden.`,
      }),
    cancelled: (checked, total) =>
      `Die Prüfung wurde nach ${number(checked)} von ${entries(total)} abgebrochen.`,
    at: (time = '') => `Letzte Prüfung: ${time}`,
    advice:
      'Gespeicherte Daten wurden außerhalb des Portals verändert oder sind beschädigt. Bitte informieren Sie den Betreiber des Portals.',
    listOf: (shown, count) =>
      shown === count ? 'Probleme' : `Die ersten ${number(shown)} von ${number(count)} Problemen`,
    problem: {
      'leaf-missing': (index) => `Eintrag ${number(index)} fehlt.`,
      'certificate-changed': (index) =>
        `Eintrag ${number(index)}: Das gespeicherte Zertifikat ist nicht das protokollierte.`,
      'result-changed': (index) =>
        `Eintrag ${number(index)}: Das gespeicherte Ergebnis ist nicht das protokollierte.`,
      'epoch-changed': (index) =>
        `Eintrag ${number(index)}: Ursprung oder Schlüssel, die gespeichert sind, sind nicht die protokollierten.`,
      'tile-changed': (index) =>
        `Eintrag ${number(index)}: Der veröffentlichte Baum enthält ihn nicht so, wie er protokolliert wurde.`,
      'checkpoint-changed': (size) =>
        `Prüfpunkt mit ${entries(size)}: Die signierte Wurzel ist nicht die der Einträge.`,
      'signature-wrong': (size) =>
        `Prüfpunkt mit ${entries(size)}: Er ist nicht mit den jetzigen Schlüsseln signiert.`,
    },
    certificate: (code) => `Zertifikat ${code}`,
  },
};
