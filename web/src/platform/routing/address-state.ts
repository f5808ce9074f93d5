/** State in the query of the address, so that it survives a reload and Back. */
import { SEARCH_MAX } from '@portal/contract/limits';
import { type NavigateOptions, useSearchParams } from 'react-router';
import * as z from 'zod/mini';

type State = Readonly<Record<string, string | number | boolean | null>>;

/** Each field parses its text in the address. */
type AddressSchema<S> = z.ZodMiniObject<{
  readonly [Name in keyof S]: z.ZodMiniType<S[Name]>;
}>;

/** A search text; cut to the length that the server accepts. */
export const searchText = z.pipe(
  z.string(),
  z.transform((text) => text.slice(0, SEARCH_MAX).trim()),
);

/**
 * The state in the address, and the function that changes it. A field has its default if it is missing in the address
 * or its text there is invalid.
 */
export function useAddressState<S extends State>(schema: AddressSchema<NoInfer<S>>, defaults: S) {
  const [address, setAddress] = useSearchParams();
  const go = (state: S, options: NavigateOptions) =>
    setAddress(addressOf(state, defaults), options);
  return [stateIn(address, schema, defaults), go] as const;
}

export function stateIn<S extends State>(
  address: URLSearchParams,
  schema: AddressSchema<NoInfer<S>>,
  defaults: S,
): S {
  const read = Object.entries<z.ZodMiniType>(schema.shape).flatMap(([name, field]) => {
    const { success, data } = field.safeParse(address.get(name));
    return success ? [[name, data] as const] : [];
  });
  return { ...defaults, ...Object.fromEntries(read) };
}

/** The shortest address of a state: default values are left out. */
export function addressOf<S extends State>(state: NoInfer<S>, defaults: S): URLSearchParams {
  const named = Object.keys(defaults).filter((name) => state[name] !== defaults[name]);
  return new URLSearchParams(named.map((name) => [name, String(state[name])]));
}
