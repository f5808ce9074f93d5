import type { Target } from './measure-call.ts';

/** The answer to a call. Throws if it is refused. */
export async function getPath<T>({ origin, token }: Target, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api${path}`, { headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
