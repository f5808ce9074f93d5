import { CompanyMark } from '../company-mark.tsx';

export const places = [
  'Aarau',
  'Basel',
  'Bern',
  'Biel',
  'Chur',
  'Genève',
  'Lausanne',
  'Zürich',
].map((label, index) => ({
  value: String(index),
  label: `${label} Works`,
  detail: index % 2 === 0 ? 'north' : undefined,
  leading: <CompanyMark name={label} size="sm" />,
}));
