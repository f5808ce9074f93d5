import type { ReactElement } from 'react';

/**
 * Parts of a page that are elements: a text is refused by the types. A component that shows `children` beside something
 * else takes these, because a text without an element of its own breaks when a browser translates the page.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
