import { idParam } from '@portal/contract/fields';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { addressOf, stateIn } from '#web/platform/routing/address-state.ts';
import { useClosing } from '#web/platform/routing/use-closing.ts';

type AttemptsAddress = {
  /** The module whose attempts are shown; null for none. */
  module: number | null;
  /** The attempt whose answers are shown; null for the list. */
  attempt: number | null;
};

const schema = z.object({ module: idParam, attempt: idParam });
const NONE: AttemptsAddress = { module: null, attempt: null };

/** Marks the history entries that were created by a link on the page. */
const OPENED_ON_PAGE = 'attemptsOpenedOnPage';

/** The attempts that the address names, with the links to them and the way back. */
export function useAttemptsAddress() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const close = useClosing();
  const to = (address: AttemptsAddress) => ({ search: `?${addressOf(address, NONE)}` });

  return {
    ...stateIn(search, schema, NONE),
    /** The properties of a link that opens the attempts at a module's quiz. */
    linkTo: (module: number) => ({
      to: to({ module, attempt: null }),
      state: { ...fieldsOf(state), [OPENED_ON_PAGE]: true },
      preventScrollReset: true,
    }),
    /** Shows an attempt, or the list. It replaces the entry, so that Back closes the dialog. */
    show: (address: AttemptsAddress) =>
      void navigate(to(address), { replace: true, preventScrollReset: true, state }),
    /** Goes back in the history if the dialog was opened on the page. */
    close: () => close({ isOpenedHere: isMarked(state), to: to(NONE), state }),
  };
}

/** The browser keeps the state of a history entry over reloads and new versions, so it may have any shape. */
function fieldsOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}

function isMarked(state: unknown): boolean {
  return OPENED_ON_PAGE in fieldsOf(state);
}
