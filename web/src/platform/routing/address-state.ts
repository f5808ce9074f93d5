/** State in the query of the address, so that it survives a reload and Back. */
import { SEARCH_MAX } from '@portal/contract/limits';
import { startTransition, useContext, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useLocation,
  useNavigate,
} from 'react-router';
import * as z from 'zod/mini';
import { useLatestLocation } from './use-latest-location.ts';

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
 * or its text there is invalid. A fixed field is given by the page, whatever the address says.
 *
 * A change is shown at once, though the router renders the new address later. The next change can come before that, so
 * it starts from the router's own address, not from the rendered one.
 */
export function useAddressState<S extends State>(
  schema: AddressSchema<NoInfer<S>>,
  defaults: S,
  fixed: Partial<NoInfer<S>> = {},
) {
  const { search } = useLocation();
  const [chosen, setChosen] = useChosenUntilRendered();
  const navigate = useNavigate();
  const readLatest = useLatestLocation();
  const stateAt = (text: string): S => ({
    ...stateIn(new URLSearchParams(text), schema, defaults),
    ...fixed,
  });
  function change(edit: (state: S) => S, options: NavigateOptions) {
    const { location, isElsewhere } = readLatest();
    // The user is leaving this page. A change would cancel that, or get into the address of the next page.
    if (isElsewhere) return;
    const next = `?${addressOf(edit(stateAt(location.search)), { ...defaults, ...fixed })}`;
    setChosen(next);
    void navigate(next, options);
  }
  return [stateAt(chosen ?? search), change] as const;
}

/**
 * The search that was chosen, until the router has rendered where it leads; null without one. It is no state of an
 * action: React would hold back all other transitions until its end, which can wait for the code of the router.
 */
function useChosenUntilRendered() {
  const [chosen, setChosen] = useState<string | null>(null);
  const router = useContext(DataRouterContext)?.router;
  useEffect(
    () =>
      router?.subscribe(({ navigation }) => {
        // Rendered together with the new address, which the router changes in the same transition.
        if (navigation.state === 'idle') startTransition(() => setChosen(null));
      }),
    [router],
  );
  return [chosen, setChosen] as const;
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
