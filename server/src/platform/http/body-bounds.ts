/** The maximum size of the body of a call, derived once from its schema in the contract. */
import type { Call } from '@portal/contract/call';
import { TEXT_BYTES, TOTAL_TEXT } from '@portal/contract/fields';
import { describedSchema, type JsonSchema } from './json-schema.ts';

export interface BodyBounds {
  /** Bytes of the largest JSON text that a valid body can have, in any script and any encoding of JSON. */
  readonly maxBytes: number;
  /** Number of texts, numbers, flags, lists and objects in it, at any depth. */
  readonly maxValues: number;
}

/** Bytes of one UTF-16 unit written as `\u00e9`. Raw UTF-8 needs at most 3. */
const BYTES_PER_UNIT = 6;
/**
 * Bytes of JSON for each byte of a text that states its bytes, with room for line breaks, which take two. Such a text
 * is a file: with `\u00e9` for all of its characters it would be far too large.
 */
const BYTES_PER_FILE_BYTE = 1.25;
/** Bytes besides the texts: a number of any precision, quotes, comma, line break and indentation. */
const BYTES_PER_VALUE = 40;
/** Added for fields that the call does not know, and for spaces around texts that are trimmed. */
const SPARE_BYTES = 4 * 1024;
const SPARE_VALUES = 64;

/** The bounds of a request that has no body in the contract. */
export const WITHOUT_BODY: BodyBounds = { maxBytes: SPARE_BYTES, maxValues: SPARE_VALUES };

/** @throws Error that names the part of the schema without a maximum size */
export function boundsOf(call: Pick<Call, 'name' | 'body'>): BodyBounds {
  if (call.body === undefined) return WITHOUT_BODY;
  const schema = describedSchema(call.body, 'input');
  const { values, names, units } = sizeOf(schema, `the body of ${call.name}`);
  return {
    maxBytes: values * BYTES_PER_VALUE + names + units * BYTES_PER_UNIT + SPARE_BYTES,
    maxValues: values + SPARE_VALUES,
  };
}

/** The maximum size of a valid value. */
interface Size {
  readonly values: number;
  /** Bytes of the names of fields, which are ASCII. */
  readonly names: number;
  /** UTF-16 units of all texts. */
  readonly units: number;
}

const NOTHING: Size = { values: 0, names: 0, units: 0 };
const ONE_VALUE: Size = { values: 1, names: 0, units: 0 };

function sizeOf(schema: JsonSchema, place: string): Size {
  const options = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (options !== undefined)
    return options.map((option) => sizeOf(option, place)).reduce(largerOf, NOTHING);
  const constants =
    'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined);
  if (constants !== undefined)
    return { ...ONE_VALUE, units: Math.max(...constants.map((each) => String(each).length)) };
  return (SIZES[String(schema['type'])] ?? unbounded)(schema, place);
}

const SIZES: Readonly<Record<string, (schema: JsonSchema, place: string) => Size>> = {
  null: () => ONE_VALUE,
  boolean: () => ONE_VALUE,
  number: () => ONE_VALUE,
  integer: () => ONE_VALUE,
  string: (schema, place) => ({ ...ONE_VALUE, units: unitsOf(schema, place) }),
  array(schema, place) {
    const each = sizeOf(schema['items'] as JsonSchema, `${place}[]`);
    const count = limitOf(schema, 'maxItems', place);
    const all = sumOf(ONE_VALUE, timesOf(each, count));
    // The long texts of the items share the limit of one.
    if (schema[TEXT_BYTES] !== undefined)
      return { ...all, units: all.units - (count - 1) * unitsOf(schema, place) };
    const total = schema[TOTAL_TEXT];
    return typeof total === 'number' ? { ...all, units: Math.min(all.units, total) } : all;
  },
  object: (schema, place) =>
    schema['properties'] === undefined ? sizeOfRecord(schema, place) : sizeOfForm(schema, place),
};

function sizeOfForm(schema: JsonSchema, place: string): Size {
  const fields = Object.entries(schema['properties'] as Record<string, JsonSchema>);
  return fields
    .map(([name, field]) =>
      sumOf({ ...NOTHING, names: name.length }, sizeOf(field, `${place}.${name}`)),
    )
    .reduce(sumOf, ONE_VALUE);
}

function sizeOfRecord(schema: JsonSchema, place: string): Size {
  const key = {
    ...NOTHING,
    units: limitOf(schema['propertyNames'] as JsonSchema, 'maxLength', `a name in ${place}`),
  };
  const value = sizeOf(schema['additionalProperties'] as JsonSchema, `${place}{}`);
  const count = limitOf(schema, 'maxProperties', place);
  return sumOf(ONE_VALUE, timesOf(sumOf(key, value), count));
}

function unitsOf(schema: JsonSchema, place: string): number {
  const bytes = schema[TEXT_BYTES];
  if (typeof bytes !== 'number') return limitOf(schema, 'maxLength', place);
  return Math.ceil((bytes * BYTES_PER_FILE_BYTE) / BYTES_PER_UNIT);
}

function limitOf(schema: JsonSchema, keyword: string, place: string): number {
  const limit = schema[keyword];
  return typeof limit === 'number' ? limit : unbounded(schema, place);
}

function unbounded(_schema: JsonSchema, place: string): never {
  throw new Error(
    `There is no bound on ${place}: state one in contract/src/limits.ts and check it.`,
  );
}

function sumOf(a: Size, b: Size): Size {
  return { values: a.values + b.values, names: a.names + b.names, units: a.units + b.units };
}

function timesOf({ values, names, units }: Size, count: number): Size {
  return { values: values * count, names: names * count, units: units * count };
}

function largerOf(a: Size, b: Size): Size {
  return {
    values: Math.max(a.values, b.values),
    names: Math.max(a.names, b.names),
    units: Math.max(a.units, b.units),
  };
}
