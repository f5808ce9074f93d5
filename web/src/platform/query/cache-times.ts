const MINUTE_MS = 60_000;

/** How long an answer counts as fresh, in ms. */
export const cacheTimes = {
  publicCompanies: 10 * MINUTE_MS,
  dashboard: 5 * MINUTE_MS,
  /** Shorter than their links are valid. */
  posters: 4 * MINUTE_MS,
  modules: 5 * MINUTE_MS,
  module: 5 * MINUTE_MS,
  companies: 5 * MINUTE_MS,
  helpRequests: 5 * MINUTE_MS,
  feedback: 5 * MINUTE_MS,
  trainees: 2 * MINUTE_MS,
  traineeProgress: 2 * MINUTE_MS,
  companyModules: 2 * MINUTE_MS,
  certificates: 5 * MINUTE_MS,
  config: 5 * MINUTE_MS,
} as const;
