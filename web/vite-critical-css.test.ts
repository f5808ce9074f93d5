import { expect, it } from 'vitest';
import { criticalCss } from './vite-critical-css.ts';

const html = '<p class="flex sm:text-6xl max-sm:[&amp;&gt;span]:sr-only w-1/2"></p>';

it('selects the rules of the classes on the page', () => {
  const used = String.raw`.flex{display:flex}.sm\:text-6xl{font-size:6rem}.w-1\/2{width:50%}.max-sm\:\[\&\>span\]\:sr-only>span{height:1px}`;
  expect(
    criticalCss(String.raw`${used}.grid{display:grid}.sm\:text-5xl{font-size:5rem}`, html),
  ).toBe(used);
});

it('decodes escaped characters by their codes', () => {
  expect(criticalCss(String.raw`.\32xl{a:b}`, '<p class="2xl">')).toBe(String.raw`.\32xl{a:b}`);
});

it('keeps what is not about classes, such as elements, attributes, fonts and orders of layers', () => {
  const css =
    '@layer base,utilities;:root{--a:1}[class*=".x"]{a:b}:root:not(.x) a{a:b}@font-face{src:url("a{b}")}@keyframes k{to{opacity:1}}';
  expect(criticalCss(css, html)).toBe(css);
});

it('selects within groups, and removes those that become empty', () => {
  expect(
    criticalCss(
      '@layer a{.flex{a:b}.grid{a:b}@media print{.flex{c:d}}}@media (width<9px){.grid{a:b}}',
      html,
    ),
  ).toBe('@layer a{.flex{a:b}@media print{.flex{c:d}}}');
});

it('selects a rule if one of its selectors fits', () => {
  expect(criticalCss('.grid,.flex{a:b}.grid .flex{a:b}:is(.grid,.x) b,a{c:d}', html)).toBe(
    '.grid,.flex{a:b}:is(.grid,.x) b,a{c:d}',
  );
});

it('keeps nested rules whole', () => {
  expect(criticalCss('.flex{&:hover{@media (hover:hover){a:b}}}.grid{a:b}', html)).toBe(
    '.flex{&:hover{@media (hover:hover){a:b}}}',
  );
});
