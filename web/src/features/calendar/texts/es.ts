import type { CalendarTexts } from './en.ts';

export const texts: CalendarTexts = {
  title: 'Añadir al calendario',
  description: 'Su propio calendario puede mostrar los días en que vencen sus módulos.',
  loading: 'Cargando su dirección de calendario…',
  loadFailed: 'No se pudo cargar su dirección de calendario',
  without: 'La aplicación los lee en una dirección secreta, creada para usted.',
  make: 'Crear una dirección',
  making: 'Creando…',
  notMade: (reason) => `No se creó ninguna dirección nueva: ${reason}`,
  mayLag:
    'Los calendarios pueden tener un día de retraso: las aplicaciones solo leen la dirección unas pocas veces al día.',
  secret: 'Cualquiera que tenga la dirección ve sus vencimientos. No la comparta.',
  once: 'Copie la dirección ahora: solo se muestra una vez.',
  address: 'Dirección del calendario',
  copy: 'Copiar dirección',
  byAddress:
    'En Google Calendar, Outlook o Calendario de Apple, añada un calendario «desde URL» o «desde la web» y pegue la dirección.',
  byProgram: 'O ábrala en el calendario de este dispositivo.',
  openProgram: 'Abrir en un calendario',
  since: (day = '') =>
    `Tiene una dirección desde el ${day}. No se vuelve a mostrar; si la necesita de nuevo, cree otra.`,
  replacement: {
    open: 'Nueva dirección',
    title: '¿Reemplazar la dirección del calendario?',
    text: 'La dirección actual deja de funcionar de inmediato. Los calendarios que la usan no muestran más cambios hasta que les dé la nueva.',
    confirm: 'Crear una dirección nueva',
    done: 'Tiene una dirección de calendario nueva',
  },
  end: {
    open: 'Eliminar la dirección',
    title: '¿Eliminar la dirección del calendario?',
    text: 'Los calendarios que la usan ya no podrán leer sus vencimientos.',
    busy: 'Eliminando…',
    done: 'La dirección del calendario se eliminó',
    failed: (reason) => `La dirección no se eliminó: ${reason}`,
  },
};
