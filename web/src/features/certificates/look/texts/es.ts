import { formatsOf } from '@portal/contract/formats';
import type { CertificateLookTexts } from './en.ts';

const { number } = formatsOf('es');

export const texts: CertificateLookTexts = {
  title: 'Certificados',
  note: 'Diseño de los certificados que se expidan a partir de ahora. Los ya expedidos no cambian.',
  loading: 'Cargando el diseño…',
  loadFailed: 'No se ha podido cargar el diseño de los certificados.',
  colour: 'Color de acento',
  colourHint:
    'Para líneas y adornos. Los textos siguen siendo oscuros y se leen bien con cualquier color.',
  pickColour: 'Elegir un color',
  presets: 'Colores sugeridos',
  presetNames: {
    blue: 'Azul',
    teal: 'Verde azulado',
    green: 'Verde',
    violet: 'Violeta',
    red: 'Rojo',
    grey: 'Gris',
  },
  signature: 'Imagen de la firma',
  newSignature: 'Nueva imagen de la firma',
  signatureHint: (types, size, side) =>
    `${types}, máximo ${size} y ${number(side)} × ${number(side)} píxeles. Lo mejor es tinta oscura sobre blanco o sin fondo.`,
  savedSignature: 'Firma guardada',
  signatureStays: 'La firma se mantiene si no elige otra imagen.',
  removeSignature: 'Quitar la firma',
  signatureRemoved: 'La firma se quitará al guardar.',
  keepSignature: 'Conservar la firma',
  emptyFile: 'Este archivo está vacío. Elija otro.',
  largePicture: (size) => `Esta imagen ocupa más de ${size}. Elija una más pequeña.`,
  line: 'Texto debajo de la firma',
  lineHint: 'Por ejemplo, el nombre y el cargo de la persona que firma.',
  logo: 'El logotipo es el de la empresa.',
  changeLogo: 'Cambiar logotipo',
  save: 'Guardar diseño',
  saved: 'Diseño guardado',
  discard: 'Descartar cambios',
  lost: 'Sus cambios en el diseño de los certificados aún no se han guardado y se perderían.',
  leave: { title: '¿Salir sin guardar?', confirm: 'Salir' },
  preview: 'Vista previa',
  sample: 'Muestra',
  example: {
    name: 'Ana García López',
    modules: ['Seguridad básica', 'Primeros auxilios', 'Protección de datos'],
    recordedBy: 'Luis Fernández',
  },
};
