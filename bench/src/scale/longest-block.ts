/** The longest delay of the server's event loop since the last call, in ms, as its metrics say. */
export async function longestBlockOf(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1];
  return Number(seconds) * 1000;
}
