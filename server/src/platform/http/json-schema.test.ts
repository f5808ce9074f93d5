import { callsByFeature } from '@portal/contract/calls';
import fastJsonStringify from 'fast-json-stringify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describedSchema, serialiserOf, serialiserSchema } from './json-schema.ts';

const person = z.object({ name: z.string(), company: z.nullable(z.string()) });

it('the serialiser writes declared fields only', () => {
  const serialise = serialiserOf(serialiserSchema(person));
  expect(serialise({ name: 'Ada', company: null, password: 'secret' })).toBe(
    '{"name":"Ada","company":null}',
  );
});

it('the serialiser writes one of several shapes, or null', () => {
  const shape = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('round'), radius: z.number() }),
    z.object({ kind: z.literal('square'), side: z.nullable(z.number()) }),
  ]);
  const serialise = serialiserOf(serialiserSchema(z.object({ shape: z.nullable(shape) })));
  expect(serialise({ shape: null })).toBe('{"shape":null}');
  expect(serialise({ shape: { kind: 'square', side: null } })).toBe(
    '{"shape":{"kind":"square","side":null}}',
  );
});

it.for(Object.values(callsByFeature).flat())('the answers of $name can be compiled', (call) => {
  expect(fastJsonStringify(serialiserSchema(call.response))).toBeInstanceOf(Function);
});

it('a process converts and compiles each schema once', () => {
  expect(serialiserOf(serialiserSchema(person))).toBe(serialiserOf(serialiserSchema(person)));
  expect(describedSchema(person, 'input')).toBe(describedSchema(person, 'input'));
  expect(describedSchema(person, 'input')).not.toBe(describedSchema(person, 'output'));
});
