/** The secret address from which a calendar program reads the due dates of a trainee. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { done, instant } from './fields.ts';

export const getCalendarLink = call({
  name: 'getCalendarLink',
  method: 'GET',
  path: '/trainee/calendar',
  access: 'trainee',
  scope: 'own',
  summary:
    'Since when the trainee has an address for calendars; null without one. The address itself is not stored.',
  response: z.object({ createdAt: z.nullable(instant) }),
});

export const createCalendarLink = call({
  name: 'createCalendarLink',
  method: 'POST',
  path: '/trainee/calendar',
  access: 'trainee',
  scope: 'own',
  summary:
    'Makes a new secret address from which calendar programs read the due dates of the trainee. The former address ends.',
  body: z.object({}),
  status: 201,
  response: z.object({
    /** `https://…/api/calendar/….ics`. It is answered only now. */
    url: z.string(),
    createdAt: instant,
  }),
});

export const deleteCalendarLink = call({
  name: 'deleteCalendarLink',
  method: 'DELETE',
  path: '/trainee/calendar',
  access: 'trainee',
  scope: 'own',
  summary: 'Ends the address. Answers the same without one.',
  response: done,
});
