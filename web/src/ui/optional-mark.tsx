import { uiTexts } from './texts/catalogue.ts';

/** Stands behind the label of a field that can be left empty. */
export function OptionalMark() {
  return <span className="font-normal text-text-muted">{` ${uiTexts().optional}`}</span>;
}
