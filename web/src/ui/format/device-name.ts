import { uiTexts } from '../texts/catalogue.ts';

/** The names of a browser and its system; null if unknown. */
interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** 'Firefox on Android'. */
export function deviceName({ browser, system }: Device): string {
  if (browser !== null && system !== null) return uiTexts().deviceName(browser, system);
  return browser ?? system ?? '';
}
