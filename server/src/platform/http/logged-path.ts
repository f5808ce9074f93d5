import type { FastifyRequest } from 'fastify';

const ID = /^\d{1,16}$/;

/**
 * The path of a request for the log: the pattern of its route with the ids filled in. It contains neither text that a
 * client has entered nor the query, which can hold the signature of a link.
 */
export function loggedPath({ routeOptions, params }: FastifyRequest): string {
  const given = (params ?? {}) as Readonly<Record<string, string>>;
  return (routeOptions.url ?? '(no route)').replace(/:(\w+)/g, (parameter, name: string) => {
    const value = given[name] ?? '';
    return ID.test(value) ? value : parameter;
  });
}
