import { Refusal } from '../set-up/step.mjs';

const LARGEST = 2 ** 31 - 1;

/**
 * Returns the seed of the random data of all stages: the given one, or a new one.
 * @param {string | undefined} given
 * @returns {number} a whole number from 0 to 2³¹ − 1
 */
export function chooseSeed(given) {
  if (given === undefined) return Math.floor(Math.random() * LARGEST);
  const seed = Number(given);
  if (/^\d+$/.test(given) && seed <= LARGEST) return seed;
  throw new Refusal(`SEED=${given} is no whole number from 0 to ${LARGEST}.`);
}
