import { formatsOf } from '@portal/contract/formats';
import type { AppTexts } from './en.ts';

const { list } = formatsOf('es');

export const texts: AppTexts = {
  reload: 'Recargar',
  loadingPage: 'Cargando la página',
  version: (version) => `Versión ${version}`,
  dashboard: { welcome: 'Hola', training: 'Su formación' },
  seen: {
    parts: (...parts) => `Usted ve: ${list(parts)}`,
    nothing: 'De momento no ve nada, porque no tiene asignada ninguna empresa ni ningún grupo.',
    changed: 'Un administrador ha cambiado lo que usted ve.',
  },
  view: {
    label: 'La vista de otro administrador',
    banner: (...parts) =>
      `Usted ve lo que ve un administrador limitado a «${list(parts)}». Aquí no se puede cambiar nada.`,
    close: 'Cerrar',
  },
  notFound: {
    title: 'Página no encontrada',
    message:
      'No hay ninguna página en esta dirección. Puede que se haya movido o que la dirección tenga un error.',
    home: 'Volver al inicio',
  },
  unauthorized: {
    title: 'Acceso denegado',
    message:
      'No tiene permiso para acceder a esta página. Si cree que se trata de un error, póngase en contacto con un administrador.',
    back: 'Volver',
  },
  offline:
    'No tiene conexión. Lo que ya está en pantalla se mantiene; el resto llegará cuando vuelva la red.',
  accessRefused:
    'Algo entre usted y el portal impide el acceso, como una página de inicio de sesión de la red. Lo que ya está en pantalla se mantiene; el resto llegará cuando se permita el paso.',
  pageFailures: {
    emblem: '¡Vaya!',
    offline: {
      title: 'No tiene conexión',
      message: 'Esta página aún no se ha cargado. Aparecerá en cuanto vuelva la red.',
    },
    reloading: {
      title: 'El portal se ha actualizado',
      message: 'La página se está volviendo a cargar.',
    },
    unsavedWork: {
      title: 'El portal se ha actualizado',
      message:
        'Hay que volver a cargar la página. Se perdería una subida o un formulario sin guardar: termínelo primero y después recargue.',
    },
    failed: {
      title: 'Error inesperado de la aplicación',
      message:
        'No se ha podido mostrar esta página. Suele bastar con recargarla; no se pierde nada de lo que ha guardado.',
    },
  },
  logout: {
    failed: 'No se ha podido cerrar la sesión. Inténtelo de nuevo.',
    question: '¿Cerrar sesión y perder lo que no está guardado?',
    warning: 'Al cerrar sesión, todo esto se borra del navegador.',
    confirm: 'Cerrar sesión',
    stay: 'Seguir aquí',
    work: {
      video: 'Se está subiendo un vídeo',
      file: 'Se está subiendo un archivo',
      form: 'Hay abierto un formulario con cambios sin guardar',
    },
    workInOtherTab: {
      video: 'Se está subiendo un vídeo en otra pestaña',
      file: 'Se está subiendo un archivo en otra pestaña',
      form: 'Hay abierto un formulario con cambios sin guardar en otra pestaña',
    },
  },
};
