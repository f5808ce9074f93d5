/** Every mail, as a mail server receives it, in every language. */
import { requestPasswordReset, signUp } from '@portal/contract/accounts';
import { inviteAdmin } from '@portal/contract/admins';
import { markRead } from '@portal/contract/chat';
import { updateCompanySettings } from '@portal/contract/companies';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { directionOf, LANGUAGES, type Language } from '@portal/contract/languages';
import { updateCheckpointMail } from '@portal/contract/ledger';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { changeOwnLanguage } from '@portal/contract/own-account';
import { saveWeeklyReport } from '@portal/contract/reports';
import { createTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { certify } from './features/certificates/testing/certify.ts';
import { makeRoom, say } from './features/chat/testing/talk.ts';
import { makeGroup } from './features/groups/testing/make-group.ts';
import { answerQuiz } from './features/learning/testing/learn.ts';
import { layoutTexts } from './platform/mail/texts/catalogue.ts';
import {
  type Actor,
  makeAdmin,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  PASSWORD,
  succeeded,
} from './testing/factories.ts';
import { type MailParts, mailParts } from './testing/mail-parts.ts';
import { startMailServer } from './testing/mail-server.ts';
import { it as portalIt } from './testing/portal-test.ts';
import type { TestPortal } from './testing/start-test-portal.ts';

const QUARTER_MS = 15 * 60_000;
const NAME = 'Zoë O’Brien';

const it = portalIt
  .extend('mailServer', { scope: 'file' }, async ({ log: _ }, { onCleanup }) => {
    const server = await startMailServer();
    onCleanup(() => server[Symbol.asyncDispose]());
    return server;
  })
  .extend('env', { scope: 'file' }, ({ mailServer }) => ({
    SMTP_URL: mailServer.url,
    PUBLIC_URL: 'https://training.example.com',
  }))
  .extend('lastMailTo', { scope: 'file' }, ({ portal, mailServer }) => {
    /** Delivers the mails that are due after this time. */
    return async (email: string, ms = 1_000): Promise<MailParts> => {
      portal.clock.advance(ms);
      await portal.deliverMails();
      const mail = mailServer.received.findLast(({ to }) => to === email);
      if (mail === undefined) throw new Error(`No mail to ${email}`);
      return mailParts(mail.content);
    };
  });

interface Setting {
  readonly portal: TestPortal;
  readonly admin: Actor;
  readonly lastMailTo: (email: string, ms?: number) => Promise<MailParts>;
  readonly language: Language;
}

interface MailCase {
  readonly send: (setting: Setting) => Promise<MailParts>;
  readonly subjects: Readonly<Record<Language, string>>;
  /** A part of the text with the facts that the mail states. */
  readonly facts: Readonly<Record<Language, RegExp>>;
  /** It is to an address of no account. */
  readonly isWithoutName?: boolean;
}

const newEmail = () => `${crypto.randomUUID()}@people.test`;

async function makeReader({ portal, language }: Setting, companyName?: string): Promise<Actor> {
  const given = companyName === undefined ? {} : { companyName };
  const reader = await makeTrainee(portal, { name: NAME, ...given });
  succeeded(await reader.call(changeOwnLanguage, { body: { language } }));
  const body = {
    browserNotifications: false,
    soundNotifications: true,
    toastNotifications: true,
    emailNotifications: true,
  };
  succeeded(await reader.call(saveNotificationSettings, { body }));
  return reader;
}

/** The digest of so many messages. */
async function sendDigest(setting: Setting, count: number): Promise<MailParts> {
  const reader = await makeReader(setting);
  const writer = await makeTrainee(setting.portal);
  const { id } = await makeRoom(writer, reader);
  for (let i = 0; i < count; i += 1) succeeded(await say(writer, id, 'the secret word'));
  const mail = await setting.lastMailTo(reader.user.email, QUARTER_MS);
  succeeded(await reader.call(markRead, { params: { id }, body: { seq: count } }));
  return mail;
}

/** The user has no session yet, so the row is changed here. */
async function sendInvitation(setting: Setting, email: string): Promise<MailParts> {
  const { db } = setting.portal.resources;
  await db
    .updateTable('all_users')
    .set({ language: setting.language })
    .where('email', '=', email)
    .execute();
  return setting.lastMailTo(email);
}

async function sendWeekly(setting: Setting, company: number | null): Promise<MailParts> {
  const { portal, language } = setting;
  const reader = await makeAdmin(portal, newEmail(), NAME);
  succeeded(await reader.call(changeOwnLanguage, { body: { language } }));
  const about = company === null ? 'all' : 'company';
  succeeded(await reader.call(saveWeeklyReport, { body: { about, company } }));
  const due = { next_at: portal.clock.now };
  const rows = portal.resources.db.updateTable('weekly_reports').set(due);
  await rows.where('user_id', '=', reader.user.id).execute();
  // Figures are counted again after a minute.
  portal.clock.advance(QUARTER_MS);
  await portal.services.reports.weekly.sendDue();
  return setting.lastMailTo(reader.user.email);
}

const CASES: Readonly<Record<string, MailCase>> = {
  'one unread message': {
    send: (setting) => sendDigest(setting, 1),
    subjects: {
      en: 'You have an unread message',
      de: 'Sie haben eine ungelesene Nachricht',
      fr: 'Vous avez un message non lu',
      es: 'Tiene un mensaje sin leer',
      pl: 'Masz nieprzeczytaną wiadomość',
      tr: 'Okunmamış bir mesajınız var',
      ro: 'Aveți un mesaj necitit',
      uk: 'У Вас 1 непрочитане повідомлення',
      ar: 'لديك رسالة واحدة غير مقروءة',
    },
    facts: {
      en: /There is an unread message for you/,
      de: /gibt es eine ungelesene Nachricht für Sie/,
      fr: /Vous avez un message non lu dans/,
      es: /Tiene un mensaje sin leer en/,
      pl: /Masz nieprzeczytaną wiadomość w/,
      tr: /okunmamış bir mesajınız var/,
      ro: /Aveți un mesaj necitit în/,
      uk: /у Вас 1 непрочитане повідомлення/,
      ar: /لديك رسالة واحدة غير مقروءة في/,
    },
  },
  'two unread messages': {
    send: (setting) => sendDigest(setting, 2),
    subjects: {
      en: 'You have 2 unread messages',
      de: 'Sie haben 2 ungelesene Nachrichten',
      fr: 'Vous avez 2 messages non lus',
      es: 'Tiene 2 mensajes sin leer',
      pl: 'Masz 2 nieprzeczytane wiadomości',
      tr: '2 okunmamış mesajınız var',
      ro: 'Aveți 2 mesaje necitite',
      uk: 'У Вас 2 непрочитані повідомлення',
      ar: 'لديك رسالتان غير مقروءتين',
    },
    facts: {
      en: /There are 2 unread messages for you/,
      de: /gibt es 2 ungelesene Nachrichten für Sie/,
      fr: /Vous avez 2 messages non lus dans/,
      es: /Tiene 2 mensajes sin leer en/,
      pl: /Masz 2 nieprzeczytane wiadomości w/,
      tr: /2 okunmamış mesajınız var/,
      ro: /Aveți 2 mesaje necitite în/,
      uk: /у Вас 2 непрочитані повідомлення/,
      ar: /لديك رسالتان غير مقروءتين في/,
    },
  },
  'a certificate': {
    async send(setting) {
      const { portal } = setting;
      const company = await makeCompany(portal);
      const reader = await makeReader(setting, company.name);
      await certify(portal, { userId: reader.user.id, companyId: company.id, moduleId: 1 });
      return setting.lastMailTo(reader.user.email);
    },
    subjects: {
      en: 'Your certificate: Ladders',
      de: 'Ihr Zertifikat: Ladders',
      fr: 'Votre certificat : Ladders',
      es: 'Su certificado: Ladders',
      pl: 'Twój certyfikat: Ladders',
      tr: 'Sertifikanız: Ladders',
      ro: 'Certificatul dumneavoastră: Ladders',
      uk: 'Ваш сертифікат: Ladders',
      ar: 'شهادتك: \u2068Ladders\u2069',
    },
    facts: {
      en: /Your certificate is ready: Ladders/,
      de: /Ihr Zertifikat ist da: Ladders/,
      fr: /Votre certificat est prêt : Ladders/,
      es: /Su certificado está listo: Ladders/,
      pl: /Twój certyfikat jest gotowy: Ladders/,
      tr: /Sertifikanız hazır: Ladders/,
      ro: /Certificatul dumneavoastră este gata: Ladders/,
      uk: /Ваш сертифікат готовий: Ladders/,
      ar: /شهادتك جاهزة: \u2068Ladders\u2069/,
    },
  },
  'a checkpoint of the signed log': {
    isWithoutName: true,
    async send({ portal, admin, lastMailTo, language }) {
      const { id } = await makeCompany(portal, `Ledger ${language}`);
      succeeded(await admin.call(updateCompanySettings, { params: { id }, body: { language } }));
      await portal.services.ledger.checkpoint();
      const email = newEmail();
      succeeded(await admin.call(updateCheckpointMail, { params: { id }, body: { email } }));
      return lastMailTo(email);
    },
    subjects: {
      en: 'Checkpoint of the signed log: Ledger en',
      de: 'Prüfpunkt des signierten Protokolls: Ledger de',
      fr: 'Point de contrôle du journal signé : Ledger fr',
      es: 'Punto de control del registro firmado: Ledger es',
      pl: 'Punkt kontrolny podpisanego rejestru: Ledger pl',
      tr: 'İmzalı günlüğün denetim noktası: Ledger tr',
      ro: 'Punct de control al jurnalului semnat: Ledger ro',
      uk: 'Контрольна точка підписаного журналу: Ledger uk',
      ar: 'نقطة تحقق من السجل الموقّع: \u2068Ledger ar\u2069',
    },
    facts: {
      en: /Ledger en .+ checkpoint\.txt .+Entries: \d+\. Signed on .+ \d{4}\..+\/log\/key/s,
      de: /Ledger de .+ checkpoint\.txt .+Einträge: \d+\. Signiert am .+ \d{4}\..+\/log\/key/s,
      fr: /Ledger fr .+ checkpoint\.txt .+: \d+\. Signé le .+ \d{4}\..+\/log\/key/s,
      es: /Ledger es .+ checkpoint\.txt .+Entradas: \d+\. Firmado el .+ \d{4}\..+\/log\/key/s,
      pl: /Ledger pl .+ checkpoint\.txt .+wpisów: \d+\. Data podpisu: .+ \d{4}\..+\/log\/key/s,
      tr: /Ledger tr .+ checkpoint\.txt .+sayısı: \d+\. İmza tarihi: .+ \d{4}\..+\/log\/key/s,
      ro: /Ledger ro .+ checkpoint\.txt .+Intrări: \d+\. Semnat la .+ \d{4}\..+\/log\/key/s,
      uk: /Ledger uk .+ checkpoint\.txt .+Записів: \d+\. Дата підпису: .+ \d{4}.+\/log\/key/s,
      ar: /Ledger ar.+checkpoint\.txt.+: \d+\. .+ \d{4}\u2069\..+\/log\/key/s,
    },
  },
  'an answered help request': {
    async send(setting) {
      const reader = await makeReader(setting);
      const { id } = succeeded(await reader.call(askForHelp, { body: { message: 'Help' } }));
      const body = { status: 'RESOLVED', adminNotes: 'the secret word' } as const;
      succeeded(await setting.admin.call(updateHelpRequest, { params: { id }, body }));
      return setting.lastMailTo(reader.user.email);
    },
    subjects: {
      en: 'Your help request was answered',
      de: 'Ihre Hilfeanfrage wurde beantwortet',
      fr: 'Votre demande d’aide a reçu une réponse',
      es: 'Se ha respondido a su solicitud de ayuda',
      pl: 'Odpowiedź na Twoją prośbę o pomoc',
      tr: 'Yardım talebiniz yanıtlandı',
      ro: 'Ați primit un răspuns la cererea de ajutor',
      uk: 'Відповідь на Ваш запит про допомогу',
      ar: 'تم الرد على طلب المساعدة',
    },
    facts: {
      en: /training\/help/,
      de: /training\/help/,
      fr: /training\/help/,
      es: /training\/help/,
      pl: /training\/help/,
      tr: /training\/help/,
      ro: /training\/help/,
      uk: /training\/help/,
      ar: /training\/help/,
    },
  },
  'a reset link': {
    async send(setting) {
      const { email } = (await makeReader(setting)).user;
      succeeded(await setting.portal.call(requestPasswordReset, { body: { email } }));
      return setting.lastMailTo(email);
    },
    subjects: {
      en: 'Reset your Training Portal password',
      de: 'Ihr Passwort für das Training Portal zurücksetzen',
      fr: 'Réinitialiser votre mot de passe du Training Portal',
      es: 'Restablecer su contraseña del Training Portal',
      pl: 'Zresetuj hasło do Training Portal',
      tr: 'Training Portal parolanızı sıfırlayın',
      ro: 'Resetați parola pentru Training Portal',
      uk: 'Скидання пароля для Training Portal',
      ar: 'إعادة تعيين كلمة المرور في Training Portal',
    },
    facts: {
      en: /works once, for 60 minutes\./,
      de: /funktioniert einmal und ist 60 Minuten lang gültig\./,
      fr: /reste valable 60\sminutes\./,
      es: /es válido durante 60 minutos\./,
      pl: /jest ważny przez 60\sminut\./,
      tr: /ve 60\sdakika geçerlidir\./,
      ro: /este valabil 60\sde\sminute\./,
      uk: /і діє 60\sхвилин\./,
      ar: /ومدة صلاحيته 60\sدقيقة\./,
    },
  },
  'an invitation of a trainee': {
    async send(setting) {
      const { name: companyName } = await makeCompany(
        setting.portal,
        `Acme ${crypto.randomUUID()}`,
      );
      const body = { name: NAME, email: newEmail(), companyName };
      const { email } = succeeded(await setting.admin.call(createTrainee, { body }));
      return sendInvitation(setting, email);
    },
    subjects: {
      en: 'Welcome to the Training Portal',
      de: 'Willkommen im Training Portal',
      fr: 'Bienvenue dans le Training Portal',
      es: 'Le damos la bienvenida al Training Portal',
      pl: 'Witamy w Training Portal',
      tr: 'Training Portal’a hoş geldiniz',
      ro: 'Bun venit în Training Portal',
      uk: 'Ласкаво просимо до Training Portal',
      ar: 'مرحبًا بك في Training Portal',
    },
    facts: {
      en: /an account of Acme .+ for 7 days\./s,
      de: /ein Konto von Acme .+ ist 7 Tage lang gültig\./s,
      fr: /Un compte de Acme .+ reste valable 7\sjours\./s,
      es: /una cuenta de Acme .+ durante 7 días\./s,
      pl: /konto w firmie Acme .+ przez 7\sdni\./s,
      tr: /Acme .+ şirketinde bir hesap .+ 7\sgün geçerlidir\./s,
      ro: /companiei Acme .+ este valabil 7\szile\./s,
      uk: /запис компанії Acme .+ діє 7\sднів\./s,
      ar: /لشركة \u2068Acme .+\u2069\. .+ 7\sأيام\./s,
    },
  },
  'an invitation of an admin': {
    async send(setting) {
      const body = { name: NAME, email: newEmail() };
      succeeded(await setting.admin.call(inviteAdmin, { body }));
      return sendInvitation(setting, body.email);
    },
    subjects: {
      en: 'Welcome to the Training Portal',
      de: 'Willkommen im Training Portal',
      fr: 'Bienvenue dans le Training Portal',
      es: 'Le damos la bienvenida al Training Portal',
      pl: 'Witamy w Training Portal',
      tr: 'Training Portal’a hoş geldiniz',
      ro: 'Bun venit în Training Portal',
      uk: 'Ласкаво просимо до Training Portal',
      ar: 'مرحبًا بك في Training Portal',
    },
    facts: {
      en: /as an administrator\./,
      de: /eingeladen, das Training Portal zu verwalten\./,
      fr: /invitation à administrer/,
      es: /invitación para administrar/,
      pl: /zaproszenie do administrowania/,
      tr: /yönetmeye davet edildiniz\./,
      ro: /invitație de a administra/,
      uk: /запрошено адмініструвати/,
      ar: /تمت دعوتك لإدارة/,
    },
  },
  'an invitation of a limited admin': {
    async send(setting) {
      const { admin, portal } = setting;
      const { id: companyId } = await makeCompany(portal, `Acme ${crypto.randomUUID()}`);
      const group = await makeGroup(admin, { companyId });
      const reach = [{ companyId, groupId: group.id, rights: 'people' as const }];
      const body = { name: NAME, email: newEmail(), reach };
      succeeded(await admin.call(inviteAdmin, { body }));
      return sendInvitation(setting, body.email);
    },
    subjects: {
      en: 'Welcome to the Training Portal',
      de: 'Willkommen im Training Portal',
      fr: 'Bienvenue dans le Training Portal',
      es: 'Le damos la bienvenida al Training Portal',
      pl: 'Witamy w Training Portal',
      tr: 'Training Portal’a hoş geldiniz',
      ro: 'Bun venit în Training Portal',
      uk: 'Ласкаво просимо до Training Portal',
      ar: 'مرحبًا بك في Training Portal',
    },
    facts: {
      en: /You will see: Acme \S+ – Kitchen \(People\)\./,
      de: /Sie sehen: Acme \S+ – Kitchen \(Personen\)\./,
      fr: /Vous verrez\s: Acme \S+ – Kitchen \(Personnes\)\./,
      es: /Verá: Acme \S+ – Kitchen \(Personas\)\./,
      pl: /Zobaczysz: Acme \S+ – Kitchen \(Osoby\)\./,
      tr: /Görecekleriniz: Acme \S+ – Kitchen \(Kişiler\)\./,
      ro: /Veți vedea: Acme \S+ – Kitchen \(Persoane\)\./,
      uk: /Ви бачитимете: Acme \S+ – Kitchen \(Люди\)\./,
      ar: /سترى: \u2068Acme \S+ – Kitchen\u2069 \(الأشخاص\)\./,
    },
  },
  'a confirmation of an email': {
    async send({ portal, admin, lastMailTo, language }) {
      const { id, name: companyName } = await makeCompany(portal, `Acme ${crypto.randomUUID()}`);
      const body = { confirmEmail: true };
      succeeded(await admin.call(updateCompanySettings, { params: { id }, body }));
      const email = newEmail();
      await portal.inject({
        method: signUp.method,
        url: `/api${signUp.path}`,
        headers: { 'accept-language': language },
        payload: { name: NAME, email, password: PASSWORD, companyName },
      });
      return lastMailTo(email);
    },
    subjects: {
      en: 'Confirm your email for the Training Portal',
      de: 'Ihre E-Mail-Adresse für das Training Portal bestätigen',
      fr: 'Confirmer votre adresse e-mail pour le Training Portal',
      es: 'Confirmar su correo electrónico para el Training Portal',
      pl: 'Potwierdź adres e-mail w Training Portal',
      tr: 'Training Portal için e-posta adresinizi onaylayın',
      ro: 'Confirmați adresa de e-mail pentru Training Portal',
      uk: 'Підтвердьте електронну адресу для Training Portal',
      ar: 'تأكيد بريدك الإلكتروني في Training Portal',
    },
    facts: {
      en: /sign up for Acme .+ for 24 hours\./s,
      de: /für Acme .+ registriert.+ ist 24 Stunden lang gültig\./s,
      fr: /inscription à Acme .+ reste valable 24\sheures\./s,
      es: /registro en Acme .+ durante 24 horas\./s,
      pl: /rejestracji w firmie Acme .+ przez 24\sgodziny\./s,
      tr: /Acme .+ için kayıt .+ 24\ssaat geçerlidir\./s,
      ro: /înregistrare la Acme .+ este valabil 24\sde\sore\./s,
      uk: /в компанії Acme .+ діє 24\sгодини\./s,
      ar: /شركة \u2068Acme .+\u2069 .+ 24\sساعة\./s,
    },
  },
  'a weekly report about a company': {
    async send(setting) {
      const { portal, language } = setting;
      const { id, name } = await makeCompany(portal, `Acme ${language}`);
      const zone = portal.resources.db.updateTable('all_companies');
      await zone.set({ time_zone: 'Europe/Vienna' }).where('id', '=', id).execute();
      const module = await makeQuizModule(portal, id);
      await answerQuiz(await makeTrainee(portal, { companyName: name }), module.id);
      return sendWeekly(setting, id);
    },
    subjects: {
      en: 'Weekly report: Acme en',
      de: 'Wochenbericht: Acme de',
      fr: 'Rapport hebdomadaire\u00a0: Acme fr',
      es: 'Informe semanal: Acme es',
      pl: 'Raport tygodniowy: Acme pl',
      tr: 'Haftalık rapor: Acme tr',
      ro: 'Raport săptămânal: Acme ro',
      uk: 'Щотижневий звіт: Acme uk',
      ar: 'التقرير الأسبوعي: Acme ar',
    },
    facts: {
      en: /Acme en: 1 trainee, 1 .+\(100%\), .+ 100%, 0 stuck\..+ at \d.+\(Europe\/Vienna\).+ 7 days\./s,
      de: /Acme de: 1 teilnehmende Person, 1 .+\(100\s%\), .+ 100\s%, 0 kommen .+ um \d.+\(Europe\/Vienna\).+ 7 Tagen/s,
      fr: /Acme fr\s: 1 participant, 1 .+\(100\s%\), .+ 100\s%, 0 bloqué\..+ à \d.+\(Europe\/Vienna\).+ 7\sjours/s,
      es: /Acme es: 1 participante, 1 .+\(100\s%\), .+ 100\s%, 0 estancados\..+ a las \d.+\(Europe\/Vienna\).+ 7 días/s,
      pl: /Acme pl: 1 uczestnik, 1 .+\(100%\), .+ 100%, 0 bez postępu\..+ \d.+\(Europe\/Vienna\).+ 7 dni\./s,
      tr: /Acme tr: 1 katılımcı, 1 .+\(%100\), .+ %100, 0 kişi ilerlemiyor\..+ \d.+\(Europe\/Vienna\).+ 7 günden/s,
      ro: /Acme ro: 1 cursant, 1 .+\(100\s%\), .+ 100\s%, 0 fără progres\..+ \d.+\(Europe\/Vienna\).+ 7\szile\./s,
      uk: /Acme uk: 1 учасник, 1 .+\(100%\), .+ 100%, 0 без прогресу\..+ \d.+\(Europe\/Vienna\).+ 7\sднів\./s,
      ar: /\u2068Acme ar\u2069: متدرب واحد، .+ 1 \(100\u200e%\u200e\)، .+ 100\u200e%\u200e، عدد المتعثرين 0\..+ \d.+\(\u2068Europe\/Vienna\u2069\).+ 7\sأيام\./s,
    },
  },
  'a weekly report about all companies': {
    send: (setting) => sendWeekly(setting, null),
    subjects: {
      en: 'Weekly report: all companies',
      de: 'Wochenbericht: alle Unternehmen',
      fr: 'Rapport hebdomadaire\u00a0: toutes les entreprises',
      es: 'Informe semanal: todas las empresas',
      pl: 'Raport tygodniowy: wszystkie firmy',
      tr: 'Haftalık rapor: tüm şirketler',
      ro: 'Raport săptămânal: toate companiile',
      uk: 'Щотижневий звіт: усі компанії',
      ar: 'التقرير الأسبوعي: كل الشركات',
    },
    facts: {
      en: /Your \d+ companies: \d+ trainees/,
      de: /\d+ Unternehmen: \d+ Teilnehmende/,
      fr: /\d+ entreprises\s: \d+ participants/,
      es: /\d+ empresas: \d+ participantes/,
      pl: /\d+ (?:firmy|firm): \d+ uczestników/,
      tr: /\d+ şirket: \d+ katılımcı/,
      ro: /\d+ (?:de )?companii: \d+ (?:de )?cursanți/,
      uk: /\d+ компані[яїй]: \d+ учасник/,
      ar: /\u2068\d+ شرك(?:ات|ة)\u2069: (?:\d+ متدرب|متدربان)/,
    },
  },
};

const GREETINGS: Readonly<Record<Language, string>> = {
  en: `Hello ${NAME},`,
  de: `Guten Tag ${NAME},`,
  fr: `Bonjour ${NAME},`,
  es: `Hola, ${NAME}:`,
  pl: `Dzień dobry, ${NAME}!`,
  tr: `Merhaba ${NAME},`,
  ro: `Bună ziua, ${NAME}!`,
  uk: `Вітаємо, ${NAME}!`,
  ar: `مرحبًا \u2068${NAME}\u2069،`,
};

/** The texts between the tags, without addresses and the name of the portal. */
function textsIn(html: string): string[] {
  const texts = html
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map((text) => text.trim());
  return texts.filter((text) => !/^(https:.*|Training Portal|)$/.test(text));
}

function expectWhole({ subject, text, html }: MailParts): void {
  // The token of a link can have any letters.
  for (const reading of [subject, text, html])
    expect(reading.replaceAll(/[\w-]{32,}/g, '')).not.toMatch(
      /undefined|null|NaN|\$\{|\[object|secret/,
    );
  const texts = textsIn(html);
  // Title, greeting, a paragraph, button, ending, and the words before the address.
  expect(texts.length).toBeGreaterThanOrEqual(6);
  const paragraphs = text.trim().split('\n\n');
  expect(texts).toEqual(
    expect.arrayContaining(paragraphs.filter((paragraph) => !paragraph.startsWith('https:'))),
  );
}

function expectNoEnglish({ html }: MailParts, english: MailParts): void {
  const said = new Set(textsIn(english.html));
  expect(textsIn(html).filter((each) => said.has(each))).toEqual([]);
  expect(textsIn(html).join(' ')).not.toMatch(/\b(the|you|your|this|with|and|is)\b/i);
}

describe.each(Object.entries(CASES))('the mail about %s', (_, mailCase) => {
  const { send, subjects, facts, isWithoutName = false } = mailCase;
  it('is written in the language of its recipient', async ({ portal, admin, lastMailTo }) => {
    const english = await send({ portal, admin, lastMailTo, language: 'en' });
    for (const language of LANGUAGES) {
      const isEnglish = language === 'en';
      const mail = isEnglish ? english : await send({ portal, admin, lastMailTo, language });
      expect(mail.subject).toBe(subjects[language]);
      expect(mail.text).toMatch(facts[language]);
      const { greetingWithoutName } = layoutTexts[language];
      expect(mail.text).toContain(isWithoutName ? greetingWithoutName : GREETINGS[language]);
      const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
      expect(mail.html).toContain(`<html lang="${language}"${direction}>`);
      expectWhole(mail);
      if (!isEnglish) expectNoEnglish(mail, english);
    }
  });
});

it('a waiting mail is written in the language at the time of its delivery', async ({
  portal,
  lastMailTo,
}) => {
  const reader = await makeTrainee(portal, { name: NAME });
  const other = await makeTrainee(portal);
  for (const { email } of [reader.user, other.user])
    succeeded(await portal.call(requestPasswordReset, { body: { email } }));
  succeeded(await reader.call(changeOwnLanguage, { body: { language: 'es' } }));
  expect((await lastMailTo(reader.user.email)).html).toContain('<html lang="es">');
  expect((await lastMailTo(other.user.email)).html).toContain('<html lang="en">');
});
