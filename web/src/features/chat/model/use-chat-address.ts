import { idParam } from '@portal/contract/fields';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { useAddressState } from '#web/platform/routing/address-state.ts';

type ChatAddress = { readonly room: number | null; readonly user: number | null };

const addressSchema = z.object({ room: idParam, user: idParam });
const NO_CHAT: ChatAddress = { room: null, user: null };

/** The conversation that the address names, or null; where it names a person instead, calls back once. */
export function useChatAddress(onPerson: (userId: number) => void): number | null {
  const [{ room, user }] = useAddressState(addressSchema, NO_CHAT);
  const openWith = useEffectEvent(onPerson);
  useEffect(() => {
    if (user !== null) openWith(user);
  }, [user]);
  return room;
}
