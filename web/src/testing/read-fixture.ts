/** The browser's own `fetch`, which tests replace. */
const { fetch } = globalThis;

/** Reads captions and videos of `fixtures/`; null for another address. */
export function fetchFixture(request: Request): Promise<Response> | null {
  return /^\/(captions|clips|lies)\//.test(new URL(request.url).pathname) ? fetch(request) : null;
}

const TYPES: Readonly<Record<string, string>> = {
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  ogg: 'video/ogg',
  ogv: 'video/ogg',
  png: 'image/png',
  webm: 'video/webm',
};

/** A file of `fixtures/`, such as `clips/tour-5s.webm`, as one that a user chooses. */
export async function readFixture(path: string): Promise<File> {
  const response = await fetch(`/${path}`);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '';
  return new File([await response.blob()], name, { type });
}
