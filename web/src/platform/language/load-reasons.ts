import { withTexts } from './catalogue.ts';

/** Loads the texts about refusals, which no page needs before the first one. */
export const loadReasons = withTexts(() => import('./reasons.ts'));

/** Waits until a refusal can be shown in the reader's language; without a network the server's sentence is shown. */
export const untilWorded = () => loadReasons().then(ignore, ignore);

const ignore = () => undefined;
