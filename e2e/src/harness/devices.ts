/** A browser window: its size in CSS pixels, and whether it is used by touch or by mouse. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isTouched: boolean;
}

export const DESKTOP: Device = { name: 'desktop', width: 1280, height: 800, isTouched: false };
export const PHONE: Device = { name: 'phone', width: 390, height: 844, isTouched: true };
/** Windows with less height: more browser bars, or the on-screen keyboard. */
export const LOW_DESKTOP: Device = { ...DESKTOP, name: 'low desktop', height: 600 };
export const LOW_PHONE: Device = { ...PHONE, name: 'low phone', height: 700 };
export const SMALL_PHONE: Device = {
  name: 'small phone',
  width: 320,
  height: 640,
  isTouched: true,
};
