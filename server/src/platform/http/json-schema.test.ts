import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compiledSerialiser, describedSchema, serialiserSchema } from './json-schema.ts';

const person = z.object({ name: z.string(), company: z.nullable(z.string()) });

it('the serialiser writes declared fields only', () => {
  const serialise = compiledSerialiser(serialiserSchema(person));
  expect(serialise({ name: 'Ada', company: null, password: 'secret' })).toBe(
    '{"name":"Ada","company":null}',
  );
});

it('a process converts and compiles each schema once', () => {
  expect(compiledSerialiser(serialiserSchema(person))).toBe(
    compiledSerialiser(serialiserSchema(person)),
  );
  expect(describedSchema(person, 'input')).toBe(describedSchema(person, 'input'));
  expect(describedSchema(person, 'input')).not.toBe(describedSchema(person, 'output'));
});
