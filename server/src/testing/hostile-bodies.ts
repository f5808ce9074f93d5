import type { Call } from '@portal/contract/call';
import { boundsOf } from '../platform/http/body-bounds.ts';
import { describedSchema, type JsonSchema } from '../platform/http/json-schema.ts';
import { largestValue } from './largest-value.ts';

/** The most costly bodies that the bounds of the call allow, by description. */
export function hostileBodies(call: Call): Readonly<Record<string, Uint8Array>> {
  const { maxBytes, maxValues } = boundsOf(call);
  const schema = call.body === undefined ? {} : describedSchema(call.body, 'input');
  const [field = 'field'] = Object.keys((schema['properties'] as JsonSchema | undefined) ?? {});
  /** `middle` as often as fits between `front` and `end`. */
  const filled = (front: string, middle: string, end: string) =>
    front + middle.repeat((maxBytes - front.length - end.length) / middle.length) + end;
  const inField = (front: string, middle: string, end: string) =>
    filled(`{"${field}":${front}`, middle, `${end}}`);
  const names = Array.from({ length: maxBytes }, (_, i) => `"${i.toString(36)}":0`).join(',');
  const bodies = {
    'one long text': inField('"', 'x', '"'),
    'a text of escapes': inField('"', '\\u0041', '"'),
    'a text of quotes': inField('"', '\\"', '"'),
    'a text of other letters': Buffer.from(inField('"', 'é'.repeat(50), '"')).subarray(0, maxBytes),
    'a number of many digits': inField('', '1', ''),
    'a body of blanks': filled('{}', ' ', ''),
    'no UTF-8': Buffer.alloc(maxBytes, 0xff),
    'countless names': `{${names.slice(0, maxBytes - 20).replace(/,[^,]*$/, '')}}`,
    'countless values': inField('[0', ',0', ']'),
    'lists in lists': '['.repeat(maxBytes),
    'as many names as are counted': `{${names.split(',', maxValues).join(',')}}`,
    'as many wrong values as are counted': `{"${field}":[${Array(maxValues - 2)
      .fill(0)
      .join(',')}]}`,
    'as many wrong lists as are counted': `{"${field}":${'['.repeat(maxValues - 2)}${']'.repeat(maxValues - 2)}}`,
    'a name of a prototype in a text': inField('"', String.raw`\"__proto__\": `, '"'),
    'more than is allowed': Buffer.alloc(2 * maxBytes, '1'),
    ...(call.body === undefined ? {} : largestBodies(schema, maxBytes)),
  };
  return Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [name, Buffer.from(body as string)]),
  );
}

/** Bodies of valid lengths; their values may be invalid. */
function largestBodies(schema: JsonSchema, maxBytes: number): Record<string, string> {
  const largest = ['x', '漢', ' ', '\ud800', '"'].map((unit) => {
    const json = JSON.stringify(largestValue(schema, unit));
    return [`the largest of ${JSON.stringify(unit)}`, json] as const;
  });
  return Object.fromEntries(largest.filter(([, json]) => Buffer.byteLength(json) <= maxBytes));
}
