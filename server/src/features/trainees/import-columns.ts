/** Finds the columns of an import in the first line of a file. */
import {
  IMPORT_COLUMN_NAMES,
  IMPORT_COLUMNS,
  type ImportColumn,
  PROBLEM_HEADER,
  REQUIRED_COLUMNS_TEXT,
} from '@portal/contract/trainee-import';
import { AppError } from '#server/platform/http/app-error.ts';
import { type HeaderRole, headerKey, roleOf } from './import-headers.ts';

/** The places of each column in a row. A name has two if the file has a first and a last name; a missing column none. */
export type Places = Readonly<Record<ImportColumn, readonly number[]>>;

/** Throws INVALID_INPUT if a required column is missing, or a column is there twice. */
export function findPlaces(header: readonly string[]): Places {
  const found = placesByRole(header);
  const places = {
    name: placesOfName(found),
    email: found.get('email') ?? [],
    company: found.get('company') ?? [],
    password: found.get('password') ?? [],
  };
  const missing = IMPORT_COLUMN_NAMES.filter(
    (column) => IMPORT_COLUMNS[column].isRequired && places[column].length === 0,
  ).map((column) => IMPORT_COLUMNS[column].header);
  if (missing.length > 0) throw invalid(`${HEADER} Missing: ${missing.join(', ')}.`);
  return places;
}

/** The headers of columns that no place refers to. Long ones are cut. */
export function unusedHeaders(header: readonly string[], places: Places): string[] {
  const used = new Set(Object.values(places).flat());
  return header
    .filter((cell, place) => !used.has(place) && ![PROBLEM_HEADER, ''].includes(headerKey(cell)))
    .map((cell) => cell.slice(0, HEADER_SHOWN).toWellFormed());
}

/** The columns that were found, with their names in the file. */
export function recognizedColumns(header: readonly string[], places: Places) {
  return IMPORT_COLUMN_NAMES.filter((column) => places[column].length > 0).map((column) => ({
    column,
    headers: places[column].map((place) => (header[place] ?? '').trim()),
  }));
}

type Found = ReadonlyMap<HeaderRole, readonly number[]>;

function placesByRole(header: readonly string[]): Found {
  const found = new Map<HeaderRole, number[]>();
  for (const [place, cell] of header.entries()) {
    const role = roleOf(cell);
    if (role === null) continue;
    if (found.has(role)) throw invalid(`The column '${ROLE_NAMES[role]}' is there twice.`);
    found.set(role, [place]);
  }
  return found;
}

/**
 * 'Name' beside a first name is the last name ('Vorname, Name'), and beside a last name the first name ('Nome,
 * Cognome'). Where the file has all three, first and last name are taken.
 */
function placesOfName(found: Found): readonly number[] {
  const name = found.get('name') ?? [];
  const [first, last] = [found.get('firstName'), found.get('lastName')];
  if (first === undefined && last === undefined) return name;
  if (first === undefined && name.length === 0) throw invalid(`${HEADER} Missing: first name.`);
  if (last === undefined && name.length === 0) throw invalid(`${HEADER} Missing: last name.`);
  return [...(first ?? name), ...(last ?? name)];
}

const ROLE_NAMES: Readonly<Record<HeaderRole, string>> = {
  name: 'name',
  firstName: 'first name',
  lastName: 'last name',
  email: 'email',
  company: 'company',
  password: 'password',
};

const invalid = (message: string) => new AppError('INVALID_INPUT', message);

const HEADER = `The first line must name the columns ${REQUIRED_COLUMNS_TEXT}.`;
/** Characters. */
const HEADER_SHOWN = 80;
