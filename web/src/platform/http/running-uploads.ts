/** The names of the file parts that are being uploaded, such as `video`. */
const running = new Map<object, string>();

export const runningUploads = (): readonly string[] => [...running.values()];

/** Returns the function that is called when the upload has ended. */
export function beginUpload(part: string): () => void {
  const upload = {};
  running.set(upload, part);
  return () => void running.delete(upload);
}
