/** The names that the column with the emails has in the files of other programs, in several languages. */
export const EMAIL_HEADERS: readonly string[] = [
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
];
