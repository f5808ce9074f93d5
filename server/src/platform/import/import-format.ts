/** The columns of a kind of file that is imported, and the headers by which they are recognized. */
import { LANGUAGES } from '@portal/contract/languages';
import type { Refusal } from '@portal/contract/reasons';
import { words } from '../words.ts';

interface Named {
  /** The name in messages. */
  readonly header: string;
  /** The headers in files, as people write them: case, accents, blanks and hyphens do not matter. */
  readonly names: readonly string[];
}

export interface ColumnFormat extends Named {
  readonly isRequired: boolean;
  /** Two columns that make this one together, such as a first and a last name. */
  readonly parts?: { readonly front: Named; readonly back: Named };
  /**
   * A `text` is one line without spaces around it. `exact`: as it was typed. `day`: a text, or the day of a spreadsheet,
   * written as 2026-12-25.
   */
  readonly kind: 'text' | 'exact' | 'day';
  /** Characters of a cell. A longer one is refused by its field, so the rest is not read. */
  readonly read: number;
  /** Why a number or a date of a spreadsheet is refused; without it none is. `cell` is its name, such as `B7`. */
  readonly problemOf?: (kind: 'number' | 'date', cell: string) => Refusal;
}

/** The part of a file that a header names: a column, or one of its two parts. */
type Role<Column extends string> = Column | `${Column} front` | `${Column} back`;

export interface ImportFormat<Column extends string> {
  readonly columns: Readonly<Record<Column, ColumnFormat>>;
  /** In the order of the template. */
  readonly names: readonly Column[];
  /** Null for a header that no column has. */
  roleOf(header: string): Role<Column> | null;
}

export function importFormat<Column extends string>(
  columns: Readonly<Record<Column, ColumnFormat>>,
): ImportFormat<Column> {
  const names = Object.keys(columns) as Column[];
  const roles = new Map<string, Role<Column>>();
  const add = (role: Role<Column>, headers: readonly string[]) => {
    for (const header of headers) roles.set(headerKey(header), role);
  };
  for (const name of names) {
    const { names: headers, parts } = columns[name];
    add(name, headers);
    if (parts === undefined) continue;
    add(`${name} front`, parts.front.names);
    add(`${name} back`, parts.back.names);
  }
  return { columns, names, roleOf: (header) => roles.get(headerKey(header)) ?? null };
}

/** The headers of the required columns in messages. */
export const requiredHeaders = <C extends string>({ columns, names }: ImportFormat<C>) =>
  names.filter((name) => columns[name].isRequired).map((name) => columns[name].header);

/** A value for each column. */
export const byColumn = <C extends string, V>(
  { names }: Pick<ImportFormat<C>, 'names'>,
  valueFor: (name: C) => V,
) => Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<C, V>;

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

const PROBLEM_KEYS = new Set(LANGUAGES.map((each) => headerKey(words[each].columns.problem)));

/** Whether the column has the reasons in a file of refused rows. An import does not read it. */
export const isProblemHeader = (header: string) => PROBLEM_KEYS.has(headerKey(header));
