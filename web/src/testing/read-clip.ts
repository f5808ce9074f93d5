/** The browser's own `fetch`, which tests replace. */
const { fetch } = globalThis;

/** A clip of `fixtures/clips` as a file that a user chooses. */
export async function readClip(name: string): Promise<File> {
  const response = await fetch(`/clips/${name}`);
  const type = name.endsWith('.webm') ? 'video/webm' : 'video/mp4';
  return new File([await response.blob()], name, { type });
}
