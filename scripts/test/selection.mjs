import { Refusal } from '../set-up/step.mjs';

/** The parts of npm test in their order. */
const STAGES = /** @type {const} */ (['checks', 'unit', 'postgres', 'components', 'journeys']);

/** @typedef {typeof STAGES[number]} Stage */

/**
 * @param {string[]} args of npm test: none for all stages, or `--only <stage>`
 * @returns {readonly Stage[]}
 */
export function selectStages(args) {
  if (args.length === 0) return STAGES;
  const [flag, name] = args;
  const stage = STAGES.find((each) => each === name);
  if (flag === '--only' && stage && args.length === 2) return [stage];
  throw new Refusal(
    `Unknown arguments: ${args.join(' ')}\n` +
      `npm test runs everything, npm test -- --only <stage> one of: ${STAGES.join(', ')}.`,
  );
}
