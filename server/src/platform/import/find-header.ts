/** Finds the line of a file that names the columns of an import. */
import { type SheetCell, textOf } from '../table/read-sheet.ts';
import { byColumn, headerKey, type ImportFormat, isProblemHeader } from './import-format.ts';

/** A line of a text file or a row of a sheet. */
export interface Line {
  readonly line: number;
  readonly cells: readonly SheetCell[];
  readonly isHidden?: boolean;
}

export interface Header<Column extends string> {
  readonly line: number;
  /** The places of each column in a row: two for one that the file has in two parts, none for a missing one. */
  readonly places: Readonly<Record<Column, readonly number[]>>;
  /** All columns with emails, of which one is taken. */
  readonly emailPlaces: readonly number[];
  /** The names of the required columns that the line does not have. */
  readonly missing: readonly string[];
  /** The names of two columns for the same, of which neither can be preferred; null if there are none. */
  readonly repeated: readonly [string, string] | null;
  readonly texts: readonly string[];
}

interface Asked<Column extends string> {
  readonly format: ImportFormat<Column>;
  /** The place of the column with the emails, from 1. */
  readonly emailColumn?: number | undefined;
  /** Places of columns that are not visible: they are taken only if no visible one has the same. */
  readonly hiddenColumns?: ReadonlySet<number>;
}

/** Lines at the top of a file among which the header is looked for: below titles and notes. */
export const HEADER_LINES = 30;

/** The first of these lines that names all columns, or else the one that names most; null if there is no line. */
export function findHeader<C extends string>(
  lines: readonly Line[],
  asked: Asked<C>,
): Header<C> | null {
  const headers = lines.map((line) => headerOf(line, asked));
  const complete = headers.find(({ missing }) => missing.length === 0);
  return complete ?? headers.toSorted((a, b) => a.missing.length - b.missing.length)[0] ?? null;
}

function headerOf<C extends string>({ line, cells }: Line, asked: Asked<C>): Header<C> {
  const { format, emailColumn } = asked;
  const texts = cells.map(textOf);
  const found = placesByRole(texts, asked);
  const emailPlaces = found.get('email') ?? [];
  const chosen = emailPlaces.find((place) => place + 1 === emailColumn) ?? emailPlaces[0];
  const own = byColumn(
    format,
    (column): Placed =>
      column === 'email' && chosen !== undefined
        ? { places: [chosen], missing: '' }
        : placesOf(column, { format, found }),
  );
  const missing = format.names.filter(
    (column) => format.columns[column].isRequired && own[column].places.length === 0,
  );
  return {
    line,
    places: byColumn(format, (column) => own[column].places),
    emailPlaces,
    missing: missing.map((column) => own[column].missing),
    repeated: repeatedOf(found, texts),
    texts,
  };
}

/** The headers of columns that no place refers to. Long ones are cut. */
export function unusedHeaders<C extends string>({ texts, places }: Header<C>): string[] {
  const used = new Set(Object.values<readonly number[]>(places).flat());
  return texts
    .filter((text, place) => !used.has(place) && headerKey(text) !== '' && !isProblemHeader(text))
    .map(shortHeader);
}

/** The columns that were found, with their names in the file. */
export function recognizedColumns<C extends string>(
  { texts, places }: Header<C>,
  { names }: ImportFormat<C>,
) {
  return names
    .filter((column) => places[column].length > 0)
    .map((column) => ({
      column,
      headers: places[column].map((place) => shortHeader(texts[place] ?? '')),
    }));
}

/** The columns among which the one with the emails can be chosen; none if there is no choice. */
export function emailChoices({
  texts,
  emailPlaces,
}: Pick<Header<string>, 'texts' | 'emailPlaces'>) {
  if (emailPlaces.length < 2) return [];
  return emailPlaces.map((place) => ({
    place: place + 1,
    header: shortHeader(texts[place] ?? ''),
  }));
}

const shortHeader = (text: string) => text.trim().slice(0, HEADER_SHOWN).toWellFormed();

/** By role. */
type Found = ReadonlyMap<string, readonly number[]>;

function placesByRole<C extends string>(
  texts: readonly string[],
  { format, hiddenColumns = new Set() }: Asked<C>,
): Found {
  const found = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    const role = format.roleOf(text);
    if (role !== null) found.set(role, [...(found.get(role) ?? []), place]);
  }
  for (const [role, places] of found) {
    const visible = places.filter((place) => !hiddenColumns.has(place));
    if (visible.length > 0) found.set(role, visible);
  }
  return found;
}

interface Placed {
  readonly places: readonly number[];
  /** The name of what the file lacks for the column. */
  readonly missing: string;
}

/**
 * 'Name' beside a first name is the last name ('Vorname, Name'), and beside a last name the first name ('Nome,
 * Cognome'). Where the file has all three, first and last name are taken.
 */
function placesOf<C extends string>(
  column: C,
  { format, found }: { readonly format: ImportFormat<C>; readonly found: Found },
): Placed {
  const firstOf = (role: string) => found.get(role)?.slice(0, 1) ?? [];
  const { header, parts } = format.columns[column];
  const whole = firstOf(column);
  const [front, back] = [firstOf(`${column} front`), firstOf(`${column} back`)];
  if (parts === undefined || front.length + back.length === 0)
    return { places: whole, missing: header };
  const before = front.length > 0 ? front : whole;
  const after = back.length > 0 ? back : whole;
  if (before.length === 0) return { places: [], missing: parts.front.header };
  return after.length === 0
    ? { places: [], missing: parts.back.header }
    : { places: [...before, ...after], missing: '' };
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
