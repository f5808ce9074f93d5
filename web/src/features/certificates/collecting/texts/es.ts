import { formatsOf } from '@portal/contract/formats';
import type { CollectingTexts } from './en.ts';

const { number, plural } = formatsOf('es');

const trainees = (count: number) =>
  plural(count, { one: '1 participante', other: `${number(count)} participantes` });

export const texts: CollectingTexts = {
  open: 'Certificados en ZIP',
  title: 'Certificados en ZIP',
  chosen: (count) => `Selección: ${trainees(count)}`,
  effect:
    'Se prepara en segundo plano el último certificado válido de cada uno. Después puede descargarlos todos como PDF en un archivo ZIP.',
  leftOut: 'Se omite a los participantes sin un certificado válido de toda la formación.',
  submit: (count) => `Preparar para ${trainees(count)}`,
  starting: 'Iniciando…',
  changed: (found, expected) =>
    `La selección tiene ahora ${trainees(found)}, no ${number(expected)}. ¿Preparar sus certificados?`,
};
