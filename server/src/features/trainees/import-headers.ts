/** The names that columns have in the files of other programs, in several languages. */

/** A first and a last name make a name together. */
export type HeaderRole =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'company'
  | 'password'
  | 'language';

/** As people write them: case, accents, blanks and hyphens do not matter. */
export const HEADERS: Readonly<Record<HeaderRole, readonly string[]>> = {
  name: [
    ...['name', 'full name', 'display name', 'employee', 'employee name', 'trainee', 'participant'],
    ...['vollständiger Name', 'Vor- und Nachname', 'Mitarbeiter', 'Teilnehmer'],
    ...['nom', 'nom complet', 'nom et prénom', 'prénom et nom'],
    ...['nombre', 'nombre completo', 'nombre y apellidos'],
    ...['nome', 'nome completo', 'nome e cognome', 'nominativo', 'nome e sobrenome'],
    ...['naam', 'volledige naam', 'imię i nazwisko', 'namn', 'fullständigt namn', 'navn'],
    ...['fulde navn', 'fullt navn', 'jméno', 'jméno a příjmení', 'ad soyad', 'adı soyadı'],
    ...['nume', 'nume complet', 'teljes név', 'név', 'nimi', 'koko nimi'],
    ...['ПІБ', 'ім’я та прізвище', 'прізвище та ім’я', 'الاسم', 'الاسم الكامل'],
  ],
  firstName: [
    ...['first name', 'given name', 'forename', 'Vorname', 'Rufname', 'prénom'],
    ...['nombre de pila', 'primer nombre', 'voornaam', 'imię', 'primeiro nome', 'nome próprio'],
    ...['förnamn', 'fornavn', 'křestní jméno', 'ad', 'adı', 'prenume', 'keresztnév', 'etunimi'],
    ...['ім’я', 'الاسم الأول'],
  ],
  lastName: [
    ...['last name', 'surname', 'family name', 'Nachname', 'Familienname', 'Zuname'],
    ...['nom de famille', 'apellido', 'apellidos', 'primer apellido', 'cognome'],
    ...['achternaam', 'familienaam', 'nazwisko', 'sobrenome', 'apelido', 'último nome'],
    ...['efternamn', 'efternavn', 'etternavn', 'příjmení', 'soyad', 'soyadı'],
    ...['nume de familie', 'vezetéknév', 'sukunimi', 'прізвище', 'اسم العائلة'],
  ],
  email: [
    ...['email', 'mail', 'email address', 'mail address', 'work email', 'business email'],
    ...['private email', 'personal email', 'home email', 'email 1', 'email 2'],
    ...['geschäftliche E-Mail', 'E-Mail geschäftlich', 'E-Mail privat'],
    // Google Contacts.
    ...['E-mail 1 - Value', 'E-mail 2 - Value'],
    ...['E-Mail-Adresse', 'Mailadresse', 'courriel', 'adresse e-mail', 'adresse mail'],
    ...['adresse de courriel', 'adresse électronique', 'correo', 'correo electrónico'],
    ...['dirección de correo', 'dirección de correo electrónico', 'posta elettronica'],
    ...['indirizzo e-mail', 'e-mailadres', 'mailadres', 'adres e-mail', 'poczta elektroniczna'],
    ...['correio eletrónico', 'endereço de e-mail', 'e-post'],
    ...['e-postadress', 'e-postadresse', 'e-mailová adresa', 'e-posta', 'e-posta adresi'],
    ...['adresă de e-mail', 'e-mail cím', 'sähköposti', 'sähköpostiosoite'],
    ...['електронна пошта', 'ел. пошта', 'електронна адреса', 'البريد الإلكتروني'],
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
    ...['Firma', 'Firmenname', 'Unternehmen', 'Betrieb', 'Arbeitgeber', 'Gesellschaft'],
    ...['entreprise', 'société', 'employeur', 'empresa', 'compañía', 'organización'],
    ...['azienda', 'società', 'ditta', 'impresa', 'organizzazione', 'bedrijf', 'bedrijfsnaam'],
    ...['organisatie', 'werkgever', 'nazwa firmy', 'przedsiębiorstwo', 'organizacja'],
    ...['companhia', 'organização', 'företag', 'virksomhed', 'bedrift', 'společnost', 'şirket'],
    ...['companie', 'cég', 'vállalat', 'yritys', 'компанія', 'підприємство', 'الشركة', 'شركة'],
  ],
  password: [
    ...['password', 'Passwort', 'Kennwort', 'mot de passe', 'contraseña', 'wachtwoord', 'hasło'],
    ...['senha', 'palavra-passe', 'lösenord', 'adgangskode', 'passord', 'heslo', 'şifre'],
    ...['parola', 'jelszó', 'salasana', 'пароль', 'كلمة المرور', 'كلمة السر'],
  ],
  language: [
    ...['language', 'preferred language', 'correspondence language', 'language code'],
    ...['Sprache', 'bevorzugte Sprache', 'Korrespondenzsprache', 'langue', 'langue préférée'],
    ...['idioma', 'idioma preferido', 'lengua', 'lingua', 'lingua preferita', 'taal'],
    ...['voorkeurstaal', 'język', 'preferowany język', 'språk', 'sprog', 'jazyk'],
    ...['dil', 'tercih edilen dil', 'limbă', 'limba preferată', 'nyelv', 'kieli'],
    ...['мова', 'бажана мова', 'اللغة', 'لغة', 'اللغة المفضلة'],
  ],
};

/** Characters; no header is longer. */
const HEADER_MAX = 200;

/** The form in which headers are compared: letters and digits only, without accents and notes such as [Required]. */
export function headerKey(header: string): string {
  // Any line may be the one with the headers, and sorting many combining marks takes long.
  return header
    .slice(0, HEADER_MAX)
    .replaceAll(/\[[^\]]*\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const ROLES: ReadonlyMap<string, HeaderRole> = new Map(
  Object.entries(HEADERS).flatMap(([role, headers]) =>
    headers.map((header) => [headerKey(header), role as HeaderRole] as const),
  ),
);

/** Null for a header that no column of an import has. */
export function roleOf(header: string): HeaderRole | null {
  return ROLES.get(headerKey(header)) ?? null;
}
