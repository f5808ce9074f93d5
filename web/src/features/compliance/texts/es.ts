import { formatsOf } from '@portal/contract/formats';
import type { ComplianceTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: ComplianceTexts = {
  tiles: {
    title: 'Participantes por situación',
    expiring: 'Caduca pronto',
    failed: (message) => `No se han podido contar las situaciones: ${message}`,
  },
  compliance: {
    title: 'Al día',
    description: 'Participantes sin ningún módulo obligatorio con retraso o caducado',
    failed: 'No se ha podido cargar quién está al día',
    people: ({ compliant, required }) =>
      plural(required, {
        one: `${number(compliant)} de 1 participante`,
        other: `${number(compliant)} de ${number(required)} participantes`,
      }),
    noPeople: 'Ningún participante tiene un módulo obligatorio.',
    summary: ({ month, before, today }) => `Al día: ${before} a finales de ${month}, ${today} hoy.`,
    today: 'Hoy',
    noMonths: 'Desde el final de este mes, cada mes se añade aquí.',
    chooseGroup: 'Elija uno de sus grupos para ver los meses anteriores.',
    table: {
      caption: 'Participantes al día',
      month: 'Fin de mes',
      compliant: 'Al día',
      required: 'Participantes',
      share: 'Porcentaje',
    },
  },
  weeks: {
    title: 'Próximos 90 días',
    description: 'Contado por participante y módulo, por semana',
    failed: 'No se han podido cargar los próximos 90 días',
    due: 'Vence',
    expires: 'Caduca',
    none: 'No vence ni caduca nada.',
    summary: ({ due, expires }) =>
      `En los próximos 90 días vencen ${number(due)} y caducan ${number(expires)}.`,
    table: { caption: 'Lo que vence y lo que caduca', week: 'Semana del', module: 'Módulo' },
  },
};
