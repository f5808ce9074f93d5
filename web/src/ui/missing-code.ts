/** How browsers word that an `import()` has failed. */
const MISSING_CODE =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether this is the failure of an `import()`: the code of a part of the page was not loaded. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message);
}
