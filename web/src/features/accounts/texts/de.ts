import { formatsOf } from '@portal/contract/formats';
import type { AccountsTexts } from './en.ts';

const { list, number, plural } = formatsOf('de');

export const texts: AccountsTexts = {
  fields: {
    fullName: 'Vollständiger Name',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    passwordLength: (characters) => `Mindestens ${number(characters)} Zeichen`,
    company: 'Unternehmen',
  },
  checkInbox: 'Sehen Sie in Ihrem Postfach nach',
  signUp: {
    heading: 'Registrierung für Teilnehmende',
    intro: 'Ihr Konto wird im Portal angelegt und gehört zu dem Unternehmen, das Sie wählen.',
    introFor: (company) => `Ihr Konto wird im Portal angelegt und gehört zu ${company}.`,
    inGroup: (group) => `Sie gehören dann zur Gruppe ${group}.`,
    haveAccount: 'Haben Sie schon ein Konto?',
    loadingCompany: 'Unternehmen wird geladen\u00a0…',
    companyNotLoaded: (reason) => `Das Unternehmen konnte nicht geladen werden. ${reason}`,
    companiesNotLoaded: (reason) => `Die Unternehmen konnten nicht geladen werden. ${reason}`,
    selectCompany: 'Unternehmen wählen',
    searchCompany: 'Unternehmen suchen',
    noCompany:
      'Es steht kein Unternehmen zur Auswahl. Wenn Ihres fehlt, fragen Sie dort nach dem Registrierungslink.',
    invitationOnly:
      'Dieses Unternehmen nimmt Teilnehmende nur mit Einladung auf. Bitte fragen Sie Ihr Unternehmen danach.',
    emailAt: (domains) => `Verwenden Sie Ihre E-Mail-Adresse bei ${list(domains, 'or')}`,
    emailAtAnother: (domains) =>
      `Verwenden Sie Ihre E-Mail-Adresse bei ${list([...domains, 'einer anderen Domain des Unternehmens'], 'or')}`,
    joinCode: 'Beitrittscode',
    joinCodeHint: 'Sie erhalten ihn von Ihrem Unternehmen.',
    done: 'Die Registrierung war erfolgreich. Bitte melden Sie sich mit Ihren Zugangsdaten an.',
    joinCodeRequired: 'Der Beitrittscode ist erforderlich',
    submit: 'Registrieren',
    submitting: 'Registrierung läuft\u00a0…',
    refused: 'Die Registrierung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
    failed:
      'Die Registrierung ist fehlgeschlagen. Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  },
  confirmationSent: {
    message:
      'Sehen Sie in Ihrem Postfach nach: Der Link in unserer E-Mail bestätigt Ihre E-Mail-Adresse.',
    sentTo: (email) => `Wir haben sie an ${email} gesendet.`,
    worksFor: (hours) =>
      plural(hours, {
        one: 'Der Link funktioniert 1 Stunde lang.',
        other: `Der Link funktioniert ${number(hours)} Stunden lang.`,
      }),
    openIt:
      'Öffnen Sie ihn und geben Sie Ihr Passwort ein: Dann wird Ihr Konto angelegt. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach.',
    sendAgain: 'Erneut senden',
    sending: 'Wird gesendet\u00a0…',
    sentAgain: 'Wir haben den Link noch einmal gesendet.',
    changeEmail: 'E-Mail-Adresse ändern',
  },
  confirm: {
    heading: 'E-Mail-Adresse bestätigen',
    intro:
      'Geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben. Dann wird Ihr Konto angelegt.',
    submit: 'E-Mail-Adresse bestätigen',
    submitting: 'Wird bestätigt\u00a0…',
    confirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
    deadHeading: 'Dieser Link funktioniert nicht',
    stillWaits: 'Ihre Registrierung ist noch offen: Wir können Ihnen einen neuen Link senden.',
    signUpAgain:
      'Wenn Sie Ihre E-Mail-Adresse schon bestätigt haben, melden Sie sich an. Sonst registrieren Sie sich bitte neu.',
    sendNewLink: 'Neuen Link senden',
    sending: 'Wird gesendet\u00a0…',
    newLinkSent: 'Wir haben Ihnen einen neuen Link gesendet.',
    newLinkWorks: (hours) =>
      plural(hours, {
        one: 'Er funktioniert 1 Stunde lang. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach.',
        other: `Er funktioniert ${number(hours)} Stunden lang. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach.`,
      }),
  },
  forgotPassword: {
    heading: 'Passwort vergessen',
    intro:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
    submit: 'Link senden',
    submitting: 'Wird gesendet\u00a0…',
    sent: 'Bitte sehen Sie in Ihrem Postfach nach dem Link zum Zurücksetzen des Passworts',
    worksOnce:
      'Der Link funktioniert nur einmal und nur eine Stunde lang. Wenn nichts ankommt, sehen Sie im Spam-Ordner nach oder prüfen Sie, ob Sie sich mit dieser Adresse registriert haben.',
    returnToLogin: 'Zurück zur Anmeldung',
  },
  resetPassword: {
    heading: 'Passwort zurücksetzen',
    intro: 'Wählen Sie ein neues Passwort. Danach sind Sie auf allen Geräten abgemeldet.',
    chooseTitle: 'Passwort wählen',
    welcome: (name) => `Willkommen, ${name} – wählen Sie Ihr Passwort`,
    confirmPassword: 'Passwort bestätigen',
    submit: 'Passwort zurücksetzen',
    submitting: 'Wird zurückgesetzt\u00a0…',
    choose: 'Passwort wählen',
    loggingIn: 'Anmeldung läuft\u00a0…',
    isSet: 'Ihr Passwort ist gespeichert.',
    isChanged: 'Ihr Passwort wurde geändert.',
    isChangedLogIn: 'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen an.',
    hintAfterInvalidLink:
      'Wenn Sie mit diesem Link schon ein neues Passwort gewählt haben, melden Sie sich damit an.',
    askForNewLink: 'Neuen Link anfordern',
    hintIfUnknown:
      'Wenn der Link dann nicht mehr funktioniert, melden Sie sich mit dem neuen Passwort an.',
  },
  passwords: {
    repeat: 'Bitte wiederholen Sie das neue Passwort',
    differ: 'Die Passwörter stimmen nicht überein',
    notChanged: 'Ihr Passwort wurde nicht geändert',
    unknown: 'Es ist unklar, ob Ihr Passwort geändert wurde',
  },
  ownName: {
    title: 'Name',
    description: 'Andere sehen ihn, auch im Chat.',
    role: 'Rolle',
    roles: { ADMIN: 'Admin', TRAINEE: 'Teilnehmer/in' },
    save: 'Name speichern',
    changed: 'Ihr Name wurde geändert.',
    notChanged: 'Ihr Name wurde nicht geändert',
    unknown: 'Es ist unklar, ob Ihr Name geändert wurde',
  },
  ownPassword: {
    title: 'Passwort',
    description: 'Ein neues Passwort beendet Ihre Sitzungen auf allen anderen Geräten.',
    current: 'Aktuelles Passwort',
    confirmNew: 'Neues Passwort bestätigen',
    changed: 'Ihr Passwort wurde geändert. Überall sonst sind Sie abgemeldet.',
    submit: 'Passwort ändern',
    submitting: 'Wird geändert\u00a0…',
    hintIfUnknown: 'Wenn das aktuelle Passwort dann abgelehnt wird, gilt schon das neue.',
  },
  sessions: {
    title: 'Sitzungen',
    description:
      'Die Geräte, auf denen Sie angemeldet sind. Wenn Sie eines nicht kennen, beenden Sie seine Sitzung und ändern Sie Ihr Passwort.',
    list: 'Ihre Sitzungen',
    loading: 'Sitzungen werden geladen\u00a0…',
    notLoaded: (reason) => `Die Sitzungen konnten nicht geladen werden. ${reason}`,
    thisDevice: 'Dieses Gerät',
    unknownDevice: 'Unbekanntes Gerät',
    loggedIn: (time) => `Angemeldet: ${time}`,
    lastUsed: (time) => `Zuletzt benutzt: ${time}`,
    end: 'Beenden',
    endNamed: (device) => `Sitzung beenden: ${device}`,
    ending: 'Wird beendet\u00a0…',
    ended: 'Die Sitzung ist beendet',
    notEnded: 'Die Sitzung wurde nicht beendet',
    endUnknown: 'Es ist unklar, ob die Sitzung beendet ist',
    endOthers: 'Alle anderen beenden',
    othersEnded: (count) =>
      plural(count, { one: '1 Sitzung beendet', other: `${number(count)} Sitzungen beendet` }),
    othersNotEnded: 'Die Sitzungen wurden nicht beendet',
    othersEndUnknown: 'Es ist unklar, ob die Sitzungen beendet sind',
  },
};
