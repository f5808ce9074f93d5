import { idParam } from '@portal/contract/fields';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** The conversation that the address names, or null; where it names a person instead, calls back once. */
export function useChatAddress(onPerson: (userId: number) => void): number | null {
  const [search] = useSearchParams();
  const room = idParam.safeParse(search.get('room'));
  const person = idParam.safeParse(search.get('user'));
  const personId = person.success ? person.data : null;
  const openWith = useEffectEvent(onPerson);
  useEffect(() => {
    if (personId !== null) openWith(personId);
  }, [personId]);
  return room.success ? room.data : null;
}
