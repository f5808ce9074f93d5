import { formatsOf } from '@portal/contract/formats';
import type { CertificateTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: CertificateTexts = {
  list: {
    title: 'Certificados',
    loading: 'Cargando sus certificados…',
    notLoadedBecause: (reason) => `No se han podido cargar sus certificados. ${reason}`,
    none: 'Recibirá un certificado cuando haya completado todos los módulos.',
    completedOn: (day = '') => `Terminado el ${day}`,
    validUntil: (day = '') => `Válido hasta el ${day}`,
    wasValidUntil: (day = '') => `Era válido hasta el ${day}`,
    forEver: 'Sin fecha de caducidad',
    earlier: (count) =>
      plural(count, {
        one: '1 certificado anterior',
        other: `${number(count)} certificados anteriores`,
      }),
    view: 'Ver',
    ofCertificate: ({ title, day }) => `: ${title}, ${day}`,
  },

  page: {
    title: 'Certificado',
    back: 'Volver a «Mi progreso»',
    loading: 'Cargando el certificado…',
    notLoaded: 'No se ha podido cargar este certificado',
    notFound: 'Certificado no encontrado',
    notFoundText:
      'Compruebe la dirección. El certificado de otra persona se puede comprobar con su código.',
    checkCode: 'Comprobar un código',
    print: 'Imprimir',
    noPdf:
      'No hay un PDF de este certificado, porque las fuentes del PDF no contienen todos sus caracteres. Imprima esta página en su lugar.',
  },

  files: {
    pdf: 'PDF',
    proof: 'Prueba',
    proofUse: 'Muestra sin este portal, también años después, lo que se ha completado.',
    badge: 'Open Badge',
    badgeUse: 'Para portafolios y programas que reúnen insignias.',
  },

  state: {
    withdrawn: (day = '') => `Este certificado se retiró el ${day} y ya no es válido.`,
    reason: (reason) => `Motivo: ${reason}`,
    renewed: (day = '') =>
      `Renovado el ${day}: un certificado más reciente muestra lo que se ha terminado después.`,
    replaced: (day = '') => `Sustituido el ${day} por un certificado más reciente.`,
    expired: (day = '') => `Este certificado ha caducado. Era válido hasta el ${day}.`,
    requiredAgain: (day = '') =>
      `Al menos uno de sus módulos debe realizarse de nuevo desde el ${day}. Lo que se terminó sigue siendo cierto.`,
  },

  check: {
    title: 'Mostrarlo a otras personas',
    description:
      'Quien tenga el enlace ve el nombre, la formación, la empresa y las fechas, y si el certificado es válido.',
    link: 'Enlace para comprobar el certificado',
    copy: 'Copiar enlace',
    scores: 'Mostrar las puntuaciones a quien lo compruebe',
    scoresDescription: 'Entonces figuran también en el certificado, en papel y en el PDF.',
    notSaved: 'No se ha guardado su elección',
    proof: (link = '') =>
      `Para comprobar una prueba, descargue ${link}: funciona sin el portal y sin red.`,
    verifier: 'la página de comprobación',
    ownProof:
      'La prueba que descarga aquí contiene sus puntuaciones. La que está tras el enlace solo las contiene mientras usted las muestre.',
  },
};
