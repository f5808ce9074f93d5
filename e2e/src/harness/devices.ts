/** A browser window: its size in CSS pixels, and whether it is used by touch or by mouse. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isTouched: boolean;
  /** Another device for which the page is examined too. Before and after that the page has the window of this device. */
  readonly alsoExaminedAs?: Device;
}

export const DESKTOP: Device = { name: 'desktop', width: 1280, height: 800, isTouched: false };
export const PHONE: Device = { name: 'phone', width: 390, height: 844, isTouched: true };
/**
 * A device for journeys that are the same on each device: they run once, and their screens are examined in both windows.
 * Not a desktop, because a page that was emulated as touched has no mouse afterwards.
 */
export const PHONE_AND_WIDE: Device = { ...PHONE, alsoExaminedAs: DESKTOP };
/** A window with less height: more browser bars, or the on-screen keyboard. */
export const LOW_DESKTOP: Device = { ...DESKTOP, name: 'low desktop', height: 600 };
export const SMALL_PHONE: Device = {
  name: 'small phone',
  width: 320,
  height: 640,
  isTouched: true,
};
