interface Sent {
  readonly token?: string;
  readonly body?: object;
  readonly form?: FormData;
}

/** Throws if the server refuses the request. */
export async function send<T>(
  origin: string,
  method: string,
  path: string,
  { token, body, form }: Sent = {},
): Promise<T> {
  const content = form ?? (body === undefined ? null : JSON.stringify(body));
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: content,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
