import { expect, test } from 'vitest';
import {
  initialPoster,
  type PosterEvent,
  type PosterState,
  posterChange,
  stepPoster,
} from './poster-choice.ts';

const after = (...events: PosterEvent[]): PosterState =>
  events.reduce((state, event) => stepPoster(state, event).state, initialPoster);

const frame = new Blob(['frame']);
const other = new Blob(['other']);
const found = Promise.resolve<Blob | null>(frame);
const automatic = { kind: 'automatic' } as const;
const filmChosen = { type: 'film-chosen', found } as const;
const fromFile = { type: 'choose', picture: other, origin: { kind: 'file', name: 'a' } } as const;

test('without a choice nothing is changed', () => {
  expect(posterChange(initialPoster)).toBeUndefined();
});

test('a save waits for the choice of the browser', () => {
  expect(posterChange(after(filmChosen))).toEqual({ kind: 'automatic', found });
});

test('the browser’s choice is shown, or that there is none', async () => {
  const chosen = after(filmChosen, { type: 'found', found, picture: frame });
  expect(chosen).toEqual({ kind: 'chosen', picture: frame, origin: automatic });
  const change = posterChange(chosen);
  expect(change?.kind === 'automatic' && (await change.found)).toBe(frame);
  const none = after(filmChosen, { type: 'found', found, picture: null });
  expect([none.kind, posterChange(none)]).toEqual(['none-found', undefined]);
});

test('the browser’s choice comes too late after a choice of the admin, or for another film', () => {
  const late = { type: 'found', found, picture: frame } as const;
  expect(posterChange(after(filmChosen, fromFile, late))).toEqual({
    kind: 'chosen',
    picture: other,
  });
  expect(after(filmChosen, { type: 'remove' }, late).kind).toBe('removed');
  const another = Promise.resolve(null);
  const state = after(filmChosen, { type: 'film-chosen', found: another }, late);
  expect(state).toEqual({ kind: 'choosing', found: another });
});

test('a choice of the admin stays when the film that was chosen before it is read', () => {
  expect(after(fromFile, filmChosen)).toMatchObject({ kind: 'chosen', picture: other });
  expect(after({ type: 'remove' }, filmChosen).kind).toBe('removed');
});

test('a dropped film drops its picture, and a removed picture can be kept', () => {
  expect(after(filmChosen, fromFile, { type: 'film-dropped' })).toEqual(initialPoster);
  expect(posterChange(after({ type: 'remove' }))).toEqual({ kind: 'removed' });
  expect(after({ type: 'remove' }, { type: 'keep' })).toEqual(initialPoster);
});
