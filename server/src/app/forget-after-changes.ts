import type { Route } from '#server/platform/http/route.ts';

/** Calls `forget` after each change by an admin, so that the numbers that the admin sees next have it. */
export function forgetAfterChanges(forget: () => void, routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    const { call, run } = route;
    if (call.access !== 'admin' || call.method === 'GET') return route;
    return {
      ...route,
      async run(input, thing) {
        try {
          return await run(input, thing);
        } finally {
          forget();
        }
      },
    };
  });
}
