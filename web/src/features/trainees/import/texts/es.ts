import { formatsOf } from '@portal/contract/formats';
import { quoted, theGoodRows } from '#web/features/trainees/imported-files/texts/es.ts';
import { noMailServer } from '#web/features/trainees/texts/es.ts';
import type { ImportTexts } from './en.ts';

const { number, plural } = formatsOf('es');

const trainees = (count: number) =>
  plural(count, { one: '1 participante', other: `${number(count)} participantes` });

export const texts: ImportTexts = {
  description:
    'Primero se comprueba el archivo. No se añade ningún participante hasta que lo confirme.',
  fileRules: (createsGroups) =>
    `El nombre y los apellidos pueden estar en dos columnas, y los nombres de las columnas pueden estar en otros idiomas. En un libro de Excel se lee la primera hoja visible con estas columnas. Las empresas del archivo ya deben existir; ${createsGroups ? 'los grupos que falten se crean' : 'solo se pueden indicar sus propios grupos'}. Separe con punto y coma varios grupos de un participante.`,
  templateFile: 'participantes.csv',
  templateRow: { name: 'Juana Ejemplo', company: 'Nombre de la empresa' },
  adding: (count) => `Añadiendo ${trainees(count)}…`,
  imported: (count) =>
    plural(count, {
      one: 'Se ha importado 1 participante.',
      other: `Se han importado ${number(count)} participantes.`,
    }),
  importedPartly: (done, total) => `Participantes importados: ${number(done)} de ${number(total)}.`,

  report: {
    new: (count) => plural(count, { one: '1 nuevo', other: `${number(count)} nuevos` }),
    unchanged: (count) =>
      plural(count, {
        one: '1 ya existente, sin cambios',
        other: `${number(count)} ya existentes, sin cambios`,
      }),
    withChanges: (count) =>
      plural(count, {
        one: '1 ya existente, con cambios',
        other: `${number(count)} ya existentes, con cambios`,
      }),
    counts: (counts) => `${counts.join('; ')}.`,
    allGetEmail:
      'Cada participante importado recibe un correo con un enlace para elegir una contraseña.',
    someGetEmail: (count) =>
      plural(count, {
        one: '1 de los participantes importados recibe un correo con un enlace para elegir una contraseña.',
        other: `${count} de los participantes importados reciben un correo con un enlace para elegir una contraseña.`,
      }),
    allWithoutPassword: `Ningún participante importado tiene aún contraseña. ${noMailServer}`,
    someWithoutPassword: (count) =>
      plural(count, {
        one: `1 de los participantes importados aún no tiene contraseña. ${noMailServer}`,
        other: `${count} de los participantes importados aún no tienen contraseña. ${noMailServer}`,
      }),
    importAll: (count) => `Importar ${trainees(count)}`,
    change: (count) => `Modificar ${trainees(count)}`,
    importAllAndChange: (adding, changing) =>
      `Importar ${trainees(adding)} y modificar ${number(changing)}`,
    importGoodAndChange: (adding, changing) =>
      `Importar ${theGoodRows(adding)} y modificar ${number(changing)}`,
    passwordInFile: 'Contraseña en el archivo',
    invitedByEmail: 'Invitación por correo',
    unnamed: 'Sin nombre ni correo',

    doubtfulNames: 'Nombres dudosos',
    doubtfulAdvice: 'Puede que algunos caracteres de estos nombres sean incorrectos. Revíselos.',
    namesAreRight: 'Estos nombres son correctos',

    newGroups: (company, names, unlisted) =>
      `Grupos nuevos en ${company}: ${quoted(names).join(', ')}${unlisted === 0 ? '' : ` y ${number(unlisted)} más`}.`,
    changes: 'Cambios en participantes ya existentes',
    changesAdvice:
      'El archivo tiene otro nombre, otra empresa u otros grupos para estos participantes. Marque los cambios que desea aplicar. Quien pasa a otra empresa empieza la formación de esta.',
    allChanges: 'Todos',
    moreChanges: (count) =>
      plural(count, {
        one: '… y 1 cambio más. Vuelva a importar el archivo para aplicarlo.',
        other: `… y ${number(count)} cambios más. Vuelva a importar el archivo para aplicarlos.`,
      }),
    changed: (before, after) => `${before} → ${after}`,
    becomes: (before, after) => `${before} pasa a ser ${after}`,
    nameAndCompany: (name, company) => `${name}, ${company}`,

    missing: 'No están en el archivo',
    missingOf: (count, company) =>
      plural(count, {
        one: `1 participante de ${company} no está en el archivo.`,
        other: `${number(count)} participantes de ${company} no están en el archivo.`,
      }),
    moreMissing: (count) =>
      plural(count, {
        one: '… y 1 participante más.',
        other: `… y ${number(count)} participantes más.`,
      }),
    missingStay: 'Se quedan como están.',

    inTrash: 'Filas en la papelera',
    rowsInTrash: (count) =>
      plural(count, {
        one: 'El correo de 1 fila pertenece a un participante que está en la papelera.',
        other: `Los correos de ${number(count)} filas pertenecen a participantes que están en la papelera.`,
      }),
    allInTrash: 'Todas',
    moreInTrash: (count) =>
      plural(count, {
        one: '… y 1 fila más, a la que se aplica lo elegido para todas.',
        other: `… y ${number(count)} filas más, a las que se aplica lo elegido para todas.`,
      }),
    nameInLine: (line, name) => `Línea ${line}: ${name}`,
    trashChoices: {
      restore: 'Restaurar con todos los resultados',
      'as-new': 'Añadir como persona nueva',
      'leave-out': 'Omitir',
    },
    inTrashSince: (date, name, company) => `En la papelera desde el ${date}: ${name} de ${company}`,
    companyFirst: 'La empresa también está en la papelera: restáurela primero.',
  },
};
