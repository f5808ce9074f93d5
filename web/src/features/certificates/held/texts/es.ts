import type { HeldCertificatesTexts } from './en.ts';

export const texts: HeldCertificatesTexts = {
  title: 'Certificados',
  notLoaded: (reason) => `No se han podido cargar los certificados. ${reason}`,
  none: 'Todavía no hay certificados. Se expide uno cuando se completa la formación.',
  kind: { training: 'Toda la formación', module: 'Módulo' },
  issued: (date = '') => `Expedido el ${date}`,
  reason: 'Motivo',
  actionsOf: (title, date) => `Acciones para ${title}, completado el ${date}`,
  withdrawal: {
    open: 'Retirar…',
    title: '¿Retirar este certificado?',
    effect:
      'Quien compruebe el certificado leerá que ya no cuenta. El motivo solo lo ven el participante y los administradores. Lo completado se conserva.',
    final: 'Esto no se puede deshacer.',
    reason: 'Motivo',
    reasonHint: (min) => `Al menos ${min} caracteres`,
    submit: 'Retirar',
    submitting: 'Retirando…',
    done: 'Certificado retirado',
    leaveTitle: '¿Salir sin retirar?',
    lost: 'Se perderá el motivo escrito.',
    leave: 'Salir',
  },
  reissue: {
    open: 'Expedir de nuevo…',
    title: '¿Expedir de nuevo este certificado?',
    effect: (name) =>
      `Se expide un certificado nuevo sobre lo mismo que se ha completado, a nombre de ${name} y con el diseño actual de la empresa.`,
    former: 'El anterior se conserva y dice «sustituido» a quien lo compruebe.',
    formerWithdrawn: 'El anterior sigue retirado.',
    submit: 'Expedir de nuevo',
    submitting: 'Expidiendo…',
    done: 'Certificado expedido de nuevo',
  },
};
