/** JSON Schema from the contract's schemas, in two dialects. */
import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

/** For OpenAPI 3.1, which uses JSON Schema itself. */
export function describedSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return withoutDialect(
    z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as JsonSchema,
  );
}

/**
 * For the compiled serialiser: undeclared fields are dropped, and `x or null` is written in the form that needs no
 * validation at run time.
 */
export function serialiserSchema(schema: z.ZodMiniType): JsonSchema {
  return withoutDialect(
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
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, value, { nullable: true });
      },
    }) as JsonSchema,
  );
}

function withoutDialect({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
