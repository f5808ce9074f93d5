/** The names that columns have in the files of other programs, in several languages. */
import type { ImportColumn } from '@portal/contract/trainee-import';
import { EMAIL_HEADERS } from '#server/platform/import/email-headers.ts';

/** A first and a last name make a name together. */
type HeaderRole = 'firstName' | 'lastName' | ImportColumn;

/** As people write them: case, accents, blanks and hyphens do not matter. */
export const HEADERS: Readonly<Record<HeaderRole, readonly string[]>> = {
  name: [
    ...['name', 'full name', 'display name', 'employee', 'employee name', 'trainee', 'participant'],
    ...['trainee name', 'participant name', 'first and last name'],
    ...['vollständiger Name', 'Vor- und Nachname', 'Vorname und Nachname', 'Vorname und Name'],
    ...['Name, Vorname', 'Name und Vorname', 'Nachname, Vorname', 'Mitarbeiter', 'Mitarbeiter/in'],
    ...['Mitarbeitende', 'Teilnehmer', 'Teilnehmer/in', 'Teilnehmende'],
    ...['nom', 'nom complet', 'nom et prénom', 'nom, prénom', 'prénom et nom', 'prénom nom'],
    ...['employé', 'salarié'],
    ...['nombre', 'nombre completo', 'nombre y apellido', 'nombre y apellidos'],
    ...['nombres y apellidos', 'apellidos y nombre', 'empleado', 'participante'],
    ...['nome', 'nome completo', 'nome e cognome', 'nominativo', 'nome e sobrenome'],
    ...['naam', 'volledige naam', 'imię i nazwisko', 'nazwisko i imię', 'pracownik', 'uczestnik'],
    ...['namn', 'fullständigt namn', 'navn'],
    ...['fulde navn', 'fullt navn', 'jméno', 'jméno a příjmení'],
    ...['ad', 'adı', 'ad soyad', 'adı soyadı', 'ad ve soyad', 'isim', 'isim soyisim'],
    ...['çalışan', 'katılımcı'],
    ...['nume', 'nume complet', 'nume și prenume', 'nume, prenume', 'prenume și nume'],
    ...['angajat', 'cursant', 'teljes név', 'név', 'nimi', 'koko nimi'],
    ...['ПІБ', 'ім’я', 'ім’я та прізвище', 'ім’я і прізвище', 'прізвище та ім’я'],
    ...['прізвище, ім’я', 'прізвище, ім’я, по батькові', 'працівник', 'співробітник', 'учасник'],
    ...['الاسم', 'اسم', 'الاسم الكامل', 'الاسم بالكامل', 'الاسم واللقب', 'المتدرب'],
    ...['اسم المتدرب', 'الموظف', 'اسم الموظف'],
  ],
  firstName: [
    ...['first name', 'given name', 'forename', 'Vorname', 'Rufname', 'prénom'],
    ...['nombre de pila', 'primer nombre', 'nombres', 'voornaam', 'imię', 'imiona'],
    ...['primeiro nome', 'nome próprio', 'förnamn', 'fornavn', 'křestní jméno', 'prenume'],
    ...['keresztnév', 'etunimi', 'الاسم الأول', 'الاسم الشخصي'],
  ],
  lastName: [
    ...['last name', 'surname', 'family name', 'Nachname', 'Familienname', 'Zuname'],
    ...['nom de famille', 'apellido', 'apellidos', 'primer apellido', 'cognome'],
    ...['achternaam', 'familienaam', 'nazwisko', 'sobrenome', 'apelido', 'último nome'],
    ...['efternamn', 'efternavn', 'etternavn', 'příjmení', 'soyad', 'soyadı', 'soyisim'],
    ...['nume de familie', 'vezetéknév', 'sukunimi', 'прізвище', 'اسم العائلة', 'اللقب'],
    ...['الكنية', 'الاسم الأخير', 'الاسم العائلي'],
  ],
  email: EMAIL_HEADERS,
  company: [
    // 'companyName' is the field of a sign-up.
    ...[
      'company',
      'company name',
      'organization name',
      'organization 1 - name',
      'organisation',
      'organization',
      'employer',
      'firm',
    ],
    ...['Firma', 'Firmenname', 'Name der Firma', 'Unternehmen', 'Unternehmensname'],
    ...['Name des Unternehmens', 'Betrieb', 'Arbeitgeber', 'Gesellschaft'],
    ...['entreprise', 'nom de l’entreprise', 'société', 'nom de la société', 'raison sociale'],
    ...['employeur', 'organisme', 'empresa', 'nombre de la empresa', 'compañía', 'razón social'],
    ...['organización', 'empleador'],
    ...['azienda', 'società', 'ditta', 'impresa', 'organizzazione', 'bedrijf', 'bedrijfsnaam'],
    ...['organisatie', 'werkgever', 'nazwa firmy', 'przedsiębiorstwo', 'organizacja', 'pracodawca'],
    ...['spółka', 'zakład pracy'],
    ...['companhia', 'organização', 'företag', 'virksomhed', 'bedrift', 'společnost', 'şirket'],
    ...['şirket adı', 'firma adı', 'kurum', 'kuruluş', 'iş yeri'],
    ...['companie', 'nume companie', 'numele companiei', 'denumirea companiei', 'societate'],
    ...['angajator', 'organizație', 'cég', 'vállalat', 'yritys'],
    ...['компанія', 'назва компанії', 'підприємство', 'фірма', 'організація', 'роботодавець'],
    ...['الشركة', 'شركة', 'اسم الشركة', 'المؤسسة', 'اسم المؤسسة', 'جهة العمل', 'صاحب العمل'],
  ],
  password: [
    ...['password', 'Passwort', 'Kennwort', 'mot de passe', 'contraseña', 'wachtwoord', 'hasło'],
    ...['senha', 'palavra-passe', 'lösenord', 'adgangskode', 'passord', 'heslo', 'şifre'],
    ...['parola', 'jelszó', 'salasana', 'пароль', 'كلمة المرور', 'كلمة السر'],
  ],
  language: [
    ...['language', 'preferred language', 'correspondence language', 'language code'],
    ...['Sprache', 'bevorzugte Sprache', 'Korrespondenzsprache', 'langue', 'langue préférée'],
    ...['langue de correspondance', 'idioma', 'idioma preferido', 'idioma de correspondencia'],
    ...['lengua', 'lingua', 'lingua preferita', 'taal', 'voorkeurstaal'],
    ...['język', 'preferowany język', 'język korespondencji', 'språk', 'sprog', 'jazyk'],
    ...['dil', 'tercih edilen dil', 'dil tercihi', 'limbă', 'limba preferată'],
    ...['limba de corespondență', 'nyelv', 'kieli', 'мова', 'бажана мова', 'мова листування'],
    ...['اللغة', 'لغة', 'اللغة المفضلة', 'لغة المراسلة'],
  ],
  // A department is none: its column is in many files that are about something else.
  groups: [
    ...['group', 'groups', 'group name', 'user group', 'user groups', 'team', 'teams', 'team name'],
    ...['Gruppe', 'Gruppen', 'Gruppenname', 'groupe', 'groupes', 'nom du groupe'],
    ...['équipe', 'équipes', 'grupo', 'grupos', 'nombre del grupo', 'equipo', 'equipos'],
    ...['gruppo', 'gruppi', 'squadra', 'groep', 'groepen', 'grupa', 'grupy', 'nazwa grupy'],
    ...['zespół', 'zespoły', 'equipa', 'equipas', 'grupp', 'grupper', 'gruppnamn', 'skupina'],
    ...['skupiny', 'tým', 'týmy', 'grup', 'gruplar', 'grup adı', 'takım', 'takımlar', 'ekip'],
    ...['ekipler', 'grupuri', 'grupul', 'grupe', 'nume grup', 'echipă', 'echipe'],
    ...['csoport', 'csoportok', 'csapat', 'ryhmä', 'ryhmät', 'tiimi', 'група', 'групи'],
    ...['назва групи', 'команда', 'команди', 'المجموعة', 'مجموعة', 'المجموعات', 'مجموعات'],
    ...['اسم المجموعة', 'الفريق', 'فريق', 'الفرق'],
  ],
};
