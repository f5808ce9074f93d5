/** Names of users, companies and modules, in many scripts, many of them similar. */
import type { Random } from './random.ts';

const GIVEN = [
  ...[
    'Anna',
    'Maria',
    'Marie',
    'Marian',
    'Mariana',
    'José',
    'Zoë',
    'Åsa',
    'Łukasz',
    'Şule',
    'Ömer',
  ],
  ...['Björn', 'Chloé', 'Fatima', 'Mohammed', 'Nguyễn', 'Siobhán', 'Wei', 'Priya', 'Kwame', 'Ayşe'],
  ...['Нина', 'Сергей', 'Ελένη', 'Γιώργος', '美咲', '大輔', '민준', 'أحمد', 'नेहा', 'Olu', 'Jo'],
  ...[
    'Peter',
    'Paula',
    'Tess',
    'Theo',
    'Thea',
    'Lena',
    'Lennart',
    'Sofia',
    'Sophie',
    'Emma',
    'Emily',
  ],
];
const FAMILY = [
  ...['Garcia', 'García', 'Müller', 'Mueller', 'Smith', 'Smythe', 'Schmidt', 'Schmitz', 'Silva'],
  ...['Nowak', 'Novák', 'Öztürk', 'Yılmaz', 'Ivanova', 'Иванова', 'Петров', 'Παπαδόπουλος', '田中'],
  ...[
    '佐藤',
    '김',
    'Kim',
    'Okafor',
    'Mensah',
    'Patel',
    'Singh',
    'O’Neill',
    'MacDonald',
    'van den Berg',
  ],
  ...['de la Cruz', 'Andersson', 'Østergård', 'Kowalczyk', 'Horváth', 'Dubois', 'Rossi', 'Almeida'],
];
const TRADES = ['Foods', 'Logistics', 'Care', 'Energy', 'Retail', 'Rail', 'Pharma', 'Textiles'];
const PLACES = ['Brightwater', 'Nordlicht', 'Río Verde', 'Kestrel', 'Łódź', 'Østfold', 'Sakura'];
const TOPICS = [
  'Safety',
  'Hygiene',
  'Data protection',
  'First aid',
  'Fire',
  'Forklifts',
  'Service',
];

export const personName = (random: Random) => `${random.pick(GIVEN)} ${random.pick(FAMILY)}`;

export const companyName = (index: number) =>
  `${PLACES[index % PLACES.length]} ${TRADES[index % TRADES.length]} ${index + 1}`;

export const moduleName = (random: Random, place: number) => `${random.pick(TOPICS)} ${place + 1}`;

const HOSTS = ['example.com', 'mail.example.org', 'post.example.net'];

/** Unique because of the number. */
export function emailOf(name: string, number: number, random: Random): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase();
  return `${plain.replaceAll(/ +/g, '.') || 'user'}.${number}@${random.pick(HOSTS)}`;
}
