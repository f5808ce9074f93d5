/** Finds the line of a file that names the columns of an import. */
import {
  IMPORT_COLUMN_NAMES,
  IMPORT_COLUMNS,
  type ImportColumn,
} from '@portal/contract/trainee-import';
import { type SheetCell, textOf } from '#server/platform/table/read-sheet.ts';
import { type HeaderRole, headerKey, isProblemHeader, roleOf } from './import-headers.ts';

/** A line of a text file or a row of a sheet. */
export interface Line {
  readonly line: number;
  readonly cells: readonly SheetCell[];
  readonly isHidden?: boolean;
}

/** The places of each column in a row. A name has two if the file has a first and a last name; a missing column none. */
type Places = Readonly<Record<ImportColumn, readonly number[]>>;

export interface Header {
  readonly line: number;
  readonly places: Places;
  /** All columns with emails, of which one is taken. */
  readonly emailPlaces: readonly number[];
  /** The names of the required columns that the line does not have. */
  readonly missing: readonly string[];
  /** The names of two columns for the same, of which neither can be preferred; null if there are none. */
  readonly repeated: readonly [string, string] | null;
  readonly texts: readonly string[];
}

interface Asked {
  /** The place of the column with the emails, from 1. */
  readonly emailColumn?: number | undefined;
  /** Places of columns that are not visible: they are taken only if no visible one has the same. */
  readonly hiddenColumns?: ReadonlySet<number>;
}

/** Lines at the top of a file among which the header is looked for: below titles and notes. */
export const HEADER_LINES = 30;

/** The first of these lines that names all columns, or else the one that names most; null if there is no line. */
export function findHeader(lines: readonly Line[], asked: Asked = {}): Header | null {
  const headers = lines.map((line) => headerOf(line, asked));
  const complete = headers.find(({ missing }) => missing.length === 0);
  return complete ?? headers.toSorted((a, b) => a.missing.length - b.missing.length)[0] ?? null;
}

function headerOf({ line, cells }: Line, { emailColumn, hiddenColumns }: Asked): Header {
  const texts = cells.map(textOf);
  const found = placesByRole(texts, hiddenColumns ?? new Set());
  const emailPlaces = found.get('email') ?? [];
  const chosen = emailPlaces.find((place) => place + 1 === emailColumn) ?? emailPlaces[0];
  const names = placesOfName(found);
  const places = {
    name: names.places,
    email: chosen === undefined ? [] : [chosen],
    company: found.get('company')?.slice(0, 1) ?? [],
    password: found.get('password')?.slice(0, 1) ?? [],
    language: found.get('language')?.slice(0, 1) ?? [],
    groups: found.get('groups')?.slice(0, 1) ?? [],
  };
  const missing = IMPORT_COLUMN_NAMES.filter(
    (column) => IMPORT_COLUMNS[column].isRequired && places[column].length === 0,
  ).map((column) => (column === 'name' ? names.missing : IMPORT_COLUMNS[column].header));
  return { line, places, emailPlaces, missing, repeated: repeatedOf(found, texts), texts };
}

/** The headers of columns that no place refers to. Long ones are cut. */
export function unusedHeaders({ texts, places }: Header): string[] {
  const used = new Set(Object.values(places).flat());
  return texts
    .filter((text, place) => !used.has(place) && headerKey(text) !== '' && !isProblemHeader(text))
    .map(shortHeader);
}

/** The columns that were found, with their names in the file. */
export function recognizedColumns({ texts, places }: Header) {
  return IMPORT_COLUMN_NAMES.filter((column) => places[column].length > 0).map((column) => ({
    column,
    headers: places[column].map((place) => shortHeader(texts[place] ?? '')),
  }));
}

/** The columns among which the one with the emails can be chosen; none if there is no choice. */
export function emailChoices({ texts, emailPlaces }: Header) {
  if (emailPlaces.length < 2) return [];
  return emailPlaces.map((place) => ({
    place: place + 1,
    header: shortHeader(texts[place] ?? ''),
  }));
}

const shortHeader = (text: string) => text.trim().slice(0, HEADER_SHOWN).toWellFormed();

type Found = ReadonlyMap<HeaderRole, readonly number[]>;

function placesByRole(texts: readonly string[], hiddenColumns: ReadonlySet<number>): Found {
  const found = new Map<HeaderRole, number[]>();
  for (const [place, text] of texts.entries()) {
    const role = roleOf(text);
    if (role !== null) found.set(role, [...(found.get(role) ?? []), place]);
  }
  for (const [role, places] of found) {
    const visible = places.filter((place) => !hiddenColumns.has(place));
    if (visible.length > 0) found.set(role, visible);
  }
  return found;
}

/**
 * 'Name' beside a first name is the last name ('Vorname, Name'), and beside a last name the first name ('Nome,
 * Cognome'). Where the file has all three, first and last name are taken.
 */
function placesOfName(found: Found): { places: readonly number[]; missing: string } {
  const [name, first, last] = (['name', 'firstName', 'lastName'] as const).map(
    (role) => found.get(role)?.slice(0, 1) ?? [],
  ) as [number[], number[], number[]];
  if (first.length === 0 && last.length === 0) return { places: name, missing: 'name' };
  const [front, back] = [first.length > 0 ? first : name, last.length > 0 ? last : name];
  if (front.length === 0) return { places: [], missing: 'first name' };
  return back.length === 0
    ? { places: [], missing: 'last name' }
    : { places: [...front, ...back], missing: '' };
}

/** The email column is a choice of the admin. */
function repeatedOf(found: Found, texts: readonly string[]): readonly [string, string] | null {
  for (const [role, [first, second]] of found)
    if (role !== 'email' && first !== undefined && second !== undefined)
      return [shortHeader(texts[first] ?? ''), shortHeader(texts[second] ?? '')];
  return null;
}

/** Characters. */
const HEADER_SHOWN = 80;
