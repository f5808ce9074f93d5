import { formatsOf } from '@portal/contract/formats';
import type { NotificationTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

const completed = (trainees: number, company: string) =>
  plural(trainees, {
    one: `1 cursant de la ${company} a finalizat instruirea`,
    few: `${number(trainees)} cursanți de la ${company} au finalizat instruirea`,
    other: `${number(trainees)} de cursanți de la ${company} au finalizat instruirea`,
  });

export const texts: NotificationTexts = {
  notifications: 'Notificări',
  withUnread: (unread) => `Notificări, necitite: ${unread}`,
  list: {
    nothingUnread: 'Nimic necitit',
    unreadCount: (count) =>
      plural(count, { one: '1 necitită', other: `${number(count)} necitite` }),
    markAllRead: 'Marcați tot ca citit',
    marking: 'Se marchează…',
    failedToMarkAll: 'Notificările nu au putut fi marcate ca citite',
    failedToMark: 'Notificarea nu a putut fi marcată ca citită',
    unread: 'Necitită',
    empty: 'Încă nicio notificare',
    emptyForAdmins:
      'Aici vor apărea mesajele noi, instruirile finalizate și promovările de verificat.',
    emptyForTrainees: 'Aici vor apărea mesajele noi și răspunsurile la cererile dvs. de ajutor.',
  },
  notices: {
    view: 'Vedeți',
    newMessage: 'Ați primit un mesaj nou',
    from: (name) => `De la ${name}`,
    newMessageTitle: 'Mesaj nou',
    newMessageBody: 'Ați primit un mesaj nou',
    helpRequest: 'Cerere de ajutor',
    trainingCompleted: 'Instruire finalizată!',
    completedBy: (name) => `${name} a finalizat toate modulele de instruire!`,
    ownTrainingCompleted: 'Ați finalizat instruirea!',
    testTitle: 'Notificare de test',
    testBody: 'Aceasta este o notificare de test de la Training Portal',
    testSent: 'Notificarea de test a fost trimisă.',
  },
  groupCompletion: {
    byEarlierChanges: (trainees, company) =>
      `${completed(trainees, company)} după modificări anterioare ale modulelor.`,
    byModule: {
      deleted: (trainees, company, module) =>
        `${completed(trainees, company)}: modulul „${module}” a fost șters.`,
      saved: (trainees, company, module) =>
        `${completed(trainees, company)}: modulul „${module}” a fost modificat.`,
      restored: (trainees, company, module) =>
        `${completed(trainees, company)}: modulul „${module}” a fost restaurat.`,
      rules: (trainees, company, module) =>
        `${completed(trainees, company)}: regulile modulului „${module}” au fost modificate.`,
    },
  },
  reminder: {
    title: 'Memento pentru instruire',
    again: 'Trebuie parcurs din nou',
    againBy: (day) => `Trebuie parcurs din nou până la ${day}`,
    modules: (count) =>
      plural(count, {
        one: '1 modul',
        few: `${number(count)} module`,
        other: `${number(count)} de module`,
      }),
  },
  settings: {
    title: 'Setări pentru notificări',
    cardDescription: 'Cum vă anunță portalul despre mesaje noi și alte noutăți.',
    dialogDescription: 'Alegeți cum aflați despre mesaje noi și alte noutăți.',
    channels: 'Canale',
    save: 'Salvați setările',
    saved: 'Setările pentru notificări au fost salvate.',
    savedHereOnly: 'Salvat numai în acest browser',
    weeklyReportNotSaved: 'Raportul săptămânal nu a fost salvat',
    test: 'Testați notificările',
  },
  soundNotifications: { label: 'Notificări sonore', description: 'Un sunet la mesaje' },
  toastNotifications: { label: 'Mesaje scurte', description: 'În colțul ferestrei portalului' },
  browserNotifications: {
    label: 'Notificări de browser',
    description: 'Când portalul nu este în prim-plan',
    unsupported: 'Acest browser nu acceptă notificări.',
    enabled: 'Notificările de browser sunt activate.',
    denied: 'Permisiunea pentru notificări de browser a fost refuzată',
    deniedHint: 'Activați notificările în setările browserului',
  },
  emailNotifications: {
    label: 'Notificări prin e-mail',
    description: 'E-mail pentru noutăți importante',
    notLoaded: 'Setarea nu a putut fi încărcată.',
    reminders:
      'Mementourile despre instruirea care are termen astăzi, este întârziată sau trebuie parcursă din nou se trimit prin e-mail în orice caz.',
  },
  weeklyReport: {
    label: 'Raport săptămânal',
    description: 'Prin e-mail, lunea la 8:00',
    withoutMailServer: 'Nu este posibil: portalul nu are server de e-mail (SMTP_URL).',
    withoutCompany:
      'Compania raportului dvs. este ștearsă, așa că nu se trimite niciunul. Alegeți alta.',
  },
};
