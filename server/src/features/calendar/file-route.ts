/** `/api/calendar/<secret>.ics`: calendar programs read it again and again, without a session. */
import type { FastifyInstance } from 'fastify';
import { sendBodyUnlessKnown } from '#server/platform/http/revalidation.ts';
import type { Calendar } from './service.ts';

export function registerCalendarFile(api: FastifyInstance, { read }: Pick<Calendar, 'read'>): void {
  api.get('/calendar/:secret.ics', async (request, reply) => {
    const { secret } = request.params as { secret: string };
    const text = await read(secret);
    return sendBodyUnlessKnown(request, reply, {
      body: text,
      type: 'text/calendar; charset=utf-8',
    });
  });
}
