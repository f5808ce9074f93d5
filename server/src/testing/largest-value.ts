import type { JsonSchema } from '../platform/http/json-schema.ts';

/** The largest value that a schema allows; its texts repeat `unit`. */
export function largestValue(schema: JsonSchema, unit: string): unknown {
  const [first] = (schema['anyOf'] ?? []) as JsonSchema[];
  if (first !== undefined) return largestValue(first, unit);
  const [constant] = (schema['enum'] ?? []) as unknown[];
  if (constant !== undefined) return constant;
  const { type, maxLength, maxItems, items } = schema;
  if (type === 'string') return unit.repeat(Number(maxLength) / unit.length);
  if (type === 'array')
    return Array(Number(maxItems)).fill(largestValue(items as JsonSchema, unit));
  if (type !== 'object') return LARGEST[String(type)] ?? null;
  const fields = fieldsOf(schema).map(
    ([name, field]) => [name, largestValue(field, unit)] as const,
  );
  return Object.fromEntries(fields);
}

const LARGEST: Readonly<Record<string, unknown>> = {
  boolean: false,
  integer: Number.MAX_SAFE_INTEGER,
  number: 0.1 + 0.2,
};

/** The fields of an object, or the maximum number of entries of a record. */
function fieldsOf({ properties, additionalProperties, maxProperties }: JsonSchema) {
  if (properties !== undefined) return Object.entries(properties as Record<string, JsonSchema>);
  return Array.from(
    { length: Number(maxProperties) },
    (_, i) => [String(1e14 + i), additionalProperties as JsonSchema] as const,
  );
}
