import { useEffect, useState } from 'react';

/** The value once it has not changed for `delay` ms: a question for the server, not one for each letter. */
export function useRested<Value>(value: Value, delay = 250): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
