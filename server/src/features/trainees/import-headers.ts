/** The names that columns have in the files of other programs, in several languages. */
import { LANGUAGES } from '@portal/contract/languages';
import { words } from '#server/platform/words.ts';

/** A first and a last name make a name together. */
export type HeaderRole =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'company'
  | 'password'
  | 'language'
  | 'groups';

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
  email: [
    ...['email', 'mail', 'email address', 'mail address', 'work email', 'business email'],
    ...['private email', 'personal email', 'home email', 'email 1', 'email 2'],
    ...['geschäftliche E-Mail', 'E-Mail geschäftlich', 'dienstliche E-Mail', 'E-Mail dienstlich'],
    ...['E-Mail privat', 'E-Mail-Anschrift'],
    // Google Contacts.
    ...['E-mail 1 - Value', 'E-mail 2 - Value'],
    ...['E-Mail-Adresse', 'Mailadresse', 'courriel', 'adresse e-mail', 'adresse mail'],
    ...['adresse de courriel', 'adresse électronique', 'courrier électronique', 'mél'],
    ...['e-mail professionnel', 'adresse e-mail professionnelle', 'correo', 'correo electrónico'],
    ...['correo corporativo', 'dirección de correo', 'dirección de correo electrónico'],
    ...['dirección de e-mail', 'posta elettronica'],
    ...['indirizzo e-mail', 'e-mailadres', 'mailadres', 'adres e-mail', 'e-mail służbowy'],
    ...['adres poczty elektronicznej', 'poczta elektroniczna'],
    ...['correio eletrónico', 'endereço de e-mail', 'e-post'],
    ...['e-postadress', 'e-postadresse', 'e-mailová adresa', 'e-posta', 'e-posta adresi'],
    ...['e-mail adresi', 'mail adresi', 'elektronik posta', 'adresă de e-mail', 'adresă e-mail'],
    ...['poștă electronică', 'e-mail cím', 'sähköposti', 'sähköpostiosoite'],
    ...['електронна пошта', 'ел. пошта', 'пошта', 'електронна адреса', 'адреса електронної пошти'],
    ...['e-mail адреса', 'адреса e-mail', 'імейл', 'البريد الإلكتروني', 'بريد إلكتروني'],
    ...['عنوان البريد الإلكتروني', 'الإيميل', 'إيميل'],
  ],
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

/** Characters; no header is longer. */
const HEADER_MAX = 200;

/**
 * The form in which headers are compared: letters and digits only, without accents and notes such as [Required]. The
 * capital of the Turkish ı is I, whose small form is i. An apostrophe of Ukrainian and the line that makes an Arabic
 * word longer are modifiers (Lm).
 */
export function headerKey(header: string): string {
  // Any line may be the one with the headers, and sorting many combining marks takes long.
  return header
    .slice(0, HEADER_MAX)
    .replaceAll(/\[[^\]]*\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, '');
}

const ROLES: ReadonlyMap<string, HeaderRole> = new Map(
  Object.entries(HEADERS).flatMap(([role, headers]) =>
    headers.map((header) => [headerKey(header), role as HeaderRole] as const),
  ),
);

const PROBLEM_KEYS = new Set(LANGUAGES.map((each) => headerKey(words[each].columns.problem)));

/** Whether the column has the reasons in a file of refused rows. An import does not read it. */
export const isProblemHeader = (header: string) => PROBLEM_KEYS.has(headerKey(header));

/** Null for a header that no column of an import has. */
export function roleOf(header: string): HeaderRole | null {
  return ROLES.get(headerKey(header)) ?? null;
}
