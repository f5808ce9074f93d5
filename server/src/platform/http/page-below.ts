/** The pages of the web app for a portal below a path: the build writes them for one without. */
import { hash } from 'node:crypto';

/** Addresses from '/' are in attributes of their own and in the style sheet, nowhere else in a page. */
const ADDRESS = /(\s(?:href|src|action|content)="|\burl\()\/(?!\/)/g;
const STYLE = /<style>(.*?)<\/style>/gs;

/** The page with its addresses below the path, which it also gives to the code of the web app. */
export function pageBelow(html: string, basePath: string): string {
  if (basePath === '') return html;
  return html
    .replaceAll(ADDRESS, `$1${basePath}/`)
    .replace('<html ', `<html data-base="${basePath}" `);
}

/** The style sheets inside the page, for the security policy. */
export function hashesOfStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, css = '']) => `sha256-${hash('sha256', css, 'base64')}`);
}
