import { formatsOf } from '@portal/contract/formats';
import type { FeedbackTexts } from './en.ts';

const { number, plural } = formatsOf('es');

export const texts: FeedbackTexts = {
  ratingNames: { 1: 'Mala', 2: 'Regular', 3: 'Buena', 4: 'Muy buena', 5: 'Excelente' },
  rating: (rating, name) => `${rating} ${name}`,
  stars: (rating, name) => `${rating} de 5, ${name}`,
  starsOnly: (rating) => `${rating} de 5`,
  ratings: (count) =>
    plural(count, { one: '1 valoración', other: `${number(count)} valoraciones` }),

  own: {
    give: 'Valorar este módulo',
    change: 'Cambiar su valoración',
    ofModule: (name) => `: ${name}`,
    loading: 'Cargando su opinión…',
    failedToLoad: 'No se ha podido cargar su opinión',
    offline: 'No tiene conexión. Se cargará en cuanto la recupere.',
  },

  form: {
    title: '¿Qué le ha parecido este módulo?',
    text: 'Su opinión lo mejora para quienes vengan después.',
    titleAtEnd: '¡Ha completado su formación!',
    textAtEnd: '¿Qué le ha parecido? Su opinión la mejora para quienes vengan después.',
    module: 'Módulo',
    rating: 'Su valoración',
    required: '(obligatorio)',
    comment: 'Su comentario',
    placeholder: '¿Qué le ha ayudado y qué le habría ayudado más?',
    send: 'Enviar opinión',
    update: 'Actualizar opinión',
    skip: 'Omitir',
    sending: 'Enviando…',
    sent: '¡Gracias por su opinión!',
    failed: 'No se ha podido enviar su opinión. Inténtelo de nuevo.',
    leave: {
      title: '¿Salir sin enviar?',
      text: 'Su comentario aún no se ha enviado y se perdería.',
      confirm: 'Salir',
    },
  },

  failedToLoad: 'No se han podido cargar las opiniones. Inténtelo de nuevo.',
  failedToRefresh: 'No se han podido cargar las opiniones',

  filters: {
    module: 'Módulo',
    allModules: 'Todos los módulos',
    chosenModule: 'El módulo elegido',
    searchModules: 'Buscar módulos valorados',
    rating: 'Valoración',
    allRatings: 'Todas las valoraciones',
  },

  figures: {
    title: 'Cifras',
    loading: 'Cargando las cifras de opiniones…',
    total: 'Total de opiniones',
    totalDetail: 'recibidas',
    average: 'Valoración media',
    averageDetail: 'de 5',
    noAverage: 'Aún no hay valoraciones',
    trainees: 'Participantes activos',
    traineesDetail: 'que han opinado',
    modules: 'Módulos valorados',
    modulesDetail: 'al menos una vez',
  },

  distribution: {
    title: 'Distribución de valoraciones',
    description: 'Cuántas veces se ha dado cada valoración.',
    caption: 'Cuántas veces se ha dado cada valoración',
    rating: 'Valoración',
    feedback: 'Opiniones',
    share: 'Porcentaje',
    ofMax: (max) => `de ${max}`,
  },

  averages: {
    title: 'Media por módulo',
    description: 'De menor a mayor.',
    descriptionOfSome: (shown, total) => `Los ${shown} peor valorados de ${number(total)}.`,
    caption: 'La valoración media de cada módulo, de menor a mayor',
    module: 'Módulo',
    average: (max) => `Valoración media sobre ${max}`,
  },

  entries: {
    title: 'Lo que dicen',
    loading: 'Cargando opiniones…',
    pages: 'Opiniones',
    none: {
      title: 'Aún no hay opiniones',
      text: 'Los participantes pueden valorar cada módulo que hayan completado. Lo que dicen aparece aquí.',
    },
    noMatch: {
      title: 'Ninguna opinión coincide con estos filtros',
      showAll: 'Mostrar todas las opiniones',
    },
    label: (name) => `Opinión de ${name}`,
    unknownCompany: 'Empresa desconocida',
    module: 'Módulo',
    noComment: 'Sin comentario',
    rating: 'Valoración: ',
  },
};
