/**
 * Runs the work after the next frame, which shows what the present event has changed: so a press is answered at once even
 * where a slow phone needs long for what follows. Returns a function that cancels the work.
 */
export function afterPaint(work: () => void): () => void {
  let afterFrame: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    afterFrame = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(afterFrame);
  };
}
