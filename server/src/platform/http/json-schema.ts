/** JSON Schema from the contract's schemas, in two dialects. A process converts each schema once. */
import fastJsonStringify from 'fast-json-stringify';
import * as z from 'zod/mini';

export type JsonSchema = Readonly<Record<string, unknown>>;

const DESCRIBED = {
  input: oncePerSchema((schema: z.ZodMiniType) => describe(schema, 'input')),
  output: oncePerSchema((schema: z.ZodMiniType) => describe(schema, 'output')),
};

/** For OpenAPI 3.1, which uses JSON Schema itself. */
export function describedSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return DESCRIBED[io](schema);
}

function describe(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return withoutDialect(
    z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }),
  );
}

/**
 * For the compiled serialiser: undeclared fields are dropped, and `x or null` is written in the form that needs no
 * validation at run time.
 */
export const serialiserSchema = oncePerSchema(
  (schema: z.ZodMiniType): JsonSchema =>
    withoutDialect(
      z.toJSONSchema(schema, {
        io: 'output',
        target: 'draft-7',
        unrepresentable: 'any',
        reused: 'inline',
        override: ({ jsonSchema }) => {
          delete jsonSchema.pattern;
          delete jsonSchema.format;
          const options = jsonSchema.anyOf as JsonSchema[] | undefined;
          if (options?.length !== 2) return;
          const value = options.find((option) => option['type'] !== 'null');
          if (value === undefined || options.every((option) => option['type'] !== 'null')) return;
          // The serialiser does not know `nullable` beside a union.
          if ('oneOf' in value || 'anyOf' in value) return;
          delete jsonSchema.anyOf;
          Object.assign(jsonSchema, value, { nullable: true });
        },
      }),
    ),
);

/**
 * The serialiser of a schema of {@link serialiserSchema}, shared by all portals of a process. It is compiled at its first
 * answer: compiling all of them would take a tenth of a second of the start.
 */
export const serialiserOf = oncePerSchema((schema: JsonSchema) => {
  let serialise: ((value: unknown) => string) | undefined;
  return (value: unknown): string => {
    serialise ??= fastJsonStringify(schema);
    return serialise(value);
  };
});

/** Computes once for each schema; the results are shared, so they must not be changed. */
function oncePerSchema<Schema extends object, Result extends object>(
  compute: (schema: Schema) => Result,
): (schema: Schema) => Result {
  const results = new WeakMap<Schema, Result>();
  return (schema) => {
    const result = results.get(schema) ?? compute(schema);
    results.set(schema, result);
    return result;
  };
}

function withoutDialect({ $schema: _, ...schema }: object & { $schema?: unknown }): JsonSchema {
  return schema as JsonSchema;
}
