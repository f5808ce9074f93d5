import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

test('shows every page if all fit', () => {
  expect(pagesToShow(2, 3)).toEqual([1, 2, 3]);
  expect(pagesToShow(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test.each([
  [1, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [4, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [9, [1, 'gap-before', 8, 9, 10, 'gap-after', 20]],
  [17, [1, 'gap-before', 16, 17, 18, 19, 20]],
  [20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('on page %d of 20', (page, shown) => {
  expect(pagesToShow(page, 20)).toEqual(shown);
});
