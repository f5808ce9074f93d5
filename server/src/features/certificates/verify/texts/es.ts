import { formatsOf } from '@portal/contract/formats';
import type { VerifyTexts } from './en.ts';

const { date, duration } = formatsOf('es');

export const texts: VerifyTexts = {
  title: 'Comprobar un certificado',
  intro:
    'Introduzca el código impreso en el certificado. Las mayúsculas, los espacios y los guiones no importan.',
  check: 'Comprobar',
  another: 'Comprobar otro certificado',
  languages: 'Idiomas',
  checkedOn: (today) => `Comprobado el ${date(today)}`,
  meaning: {
    valid: () => 'Este certificado es auténtico y hoy es válido.',
    expired: () => 'Este certificado es auténtico, pero ya no es válido: ha caducado.',
    renewed: (since) =>
      `Este certificado es auténtico. El ${date(since)} lo sustituyó uno más reciente, sobre una formación posterior. Solicítelo al titular.`,
    replaced: (since) =>
      `Este certificado es auténtico. El ${date(since)} lo sustituyó otro, con más módulos o con un nombre corregido. Solicítelo al titular.`,
    withdrawn: (since) => `Este certificado se retiró el ${date(since)}. Ya no es válido.`,
  },
  requiredAgain: (since) =>
    `Esta formación se exige de nuevo desde el ${date(since)}, porque su contenido ha cambiado. Este certificado se refiere al contenido anterior.`,
  beforeCertificates:
    'La formación se terminó antes de que este portal expidiera certificados. El certificado reproduce lo que el portal tenía registrado.',
  recorded: 'Terminado en otro lugar, registrado aquí',
  unknown: {
    title: 'Código desconocido',
    meaning: 'Este portal no tiene ningún certificado con este código.',
    hints: [
      'Compare el código con el certificado, carácter por carácter. Tiene 26 letras y cifras; las letras I, L, O y U no aparecen.',
      'Pida al titular el enlace al certificado o el propio certificado.',
    ],
  },
  proves: {
    title: 'Lo que demuestra',
    points: [
      'Este portal expidió el certificado, y dice lo que ve en esta página.',
      'Según los registros de la empresa, la persona terminó estos módulos en estas fechas.',
    ],
  },
  provesNot: {
    title: 'Lo que no demuestra',
    points: [
      'No dice si la persona conserva hoy los conocimientos o la destreza.',
      'No dice quién le ha mostrado el certificado: compare el nombre con un documento de identidad.',
    ],
  },
  withoutPortal: {
    title: 'Comprobar sin este portal',
    meaning:
      'Descargue la prueba y el archivo que la comprueba. Abra ese archivo en un navegador y elija la prueba: se comprueba en su propio dispositivo, sin red, incluso cuando este portal ya no exista.',
    proof: 'Prueba',
    proofUse:
      'Lo que el registro firmado de este portal contiene sobre este certificado. No puede mostrar que el certificado se retiró o se sustituyó más tarde.',
    verifier: 'Archivo que comprueba pruebas',
    verifierUse: 'Una página para su navegador. Guárdela junto con la prueba.',
    badge: 'Open Badge',
    badgeUse: 'Para portafolios y programas que reúnen insignias.',
  },
  failed: {
    title: 'Este código no se puede comprobar en este momento',
    meaning:
      'El portal no está disponible. Inténtelo de nuevo en un momento. Esto no dice nada sobre el certificado.',
  },
  tooMany: {
    title: 'Demasiadas comprobaciones',
    retry: (seconds) =>
      `Se han comprobado muchos códigos desde su red en poco tiempo. Inténtelo de nuevo en ${duration(seconds, 'second')}.`,
  },
};
