/** A browser window: its size in CSS pixels, and whether it is used by touch or by mouse. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isTouched: boolean;
  /** Another device, as which the page is examined too. The window is that of this device before and after it. */
  readonly alsoExaminedAs?: Device;
}

export const DESKTOP: Device = { name: 'desktop', width: 1280, height: 800, isTouched: false };
export const PHONE: Device = { name: 'phone', width: 390, height: 844, isTouched: true };
/**
 * For what works the same on each device: the journey runs once, and its screens are examined in both windows. Not a
 * desktop, because a page that was emulated as touched has no mouse afterwards.
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
