import { Refusal } from '../set-up/step.mjs';

/** The parts of npm test in their order. */
const STAGES = /** @type {const} */ ([
  'checks',
  'unit',
  'postgres',
  'components',
  'journeys',
  'package',
]);

/** @typedef {typeof STAGES[number]} Stage */

/**
 * @param {string[]} args of npm test: none for all stages, or `--only <stage>` once or more
 * @returns {readonly Stage[]}
 */
export function selectStages(args) {
  if (args.length === 0) return STAGES;
  const names = args.filter((arg) => arg !== '--only');
  const areStages = names.every((name) => STAGES.some((stage) => stage === name));
  const written = names.map((name) => `--only ${name}`).join(' ');
  if (areStages && args.join(' ') === written)
    return STAGES.filter((stage) => names.includes(stage));
  throw new Refusal(
    `Unknown arguments: ${args.join(' ')}\n` +
      `npm test runs everything, npm test -- --only <stage> one of: ${STAGES.join(', ')}. ` +
      'For several stages, repeat --only.',
  );
}
