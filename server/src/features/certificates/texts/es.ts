import type { CertificateMailTexts } from './en.ts';

export const texts: CertificateMailTexts = {
  subject: (title) => `Su certificado: ${title}`,
  intro: (title) => `Su certificado está listo: ${title}`,
  use: 'Ábralo para verlo, imprimirlo o guardarlo como PDF. Con su código, cualquier persona a quien se lo facilite puede comprobar el certificado.',
  button: 'Abrir el certificado',
  ending:
    'Recibe este correo porque las notificaciones por correo electrónico están activadas en su configuración de notificaciones.',
  withoutPdf: 'No hay PDF de estos certificados. Sus páginas:',
};
