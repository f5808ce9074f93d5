import { formatsOf } from '@portal/contract/formats';
import type { CollectingTexts } from './en.ts';

const { number, plural } = formatsOf('de');

const trainees = (count: number) =>
  plural(count, { one: '1 Teilnehmer/in', other: `${number(count)} Teilnehmende` });

export const texts: CollectingTexts = {
  open: 'Zertifikate als ZIP',
  title: 'Zertifikate als ZIP',
  chosen: (count) => `${trainees(count)} ausgewählt`,
  effect:
    'Das neueste gültige Zertifikat jeder Person wird im Hintergrund zusammengestellt. Danach können Sie alle als PDF in einer ZIP-Datei herunterladen.',
  leftOut: 'Ohne gültiges Zertifikat der ganzen Schulung wird eine Person ausgelassen.',
  submit: (count) => `Zusammenstellen für ${trainees(count)}`,
  starting: 'Wird gestartet\u00a0…',
  changed: (found, expected) =>
    `Die Auswahl hat jetzt ${trainees(found)}, nicht ${number(expected)}. Zertifikate zusammenstellen?`,
};
