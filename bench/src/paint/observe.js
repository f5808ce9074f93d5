// Collects the browser's own figures of a page. Added to each page before its scripts.
(() => {
  const figures = { readable: 0, largest: 0, shift: 0, interaction: 0, slowest: '' };
  const follow = (type, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 16 });
  };
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.readable = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    figures.largest = startTime;
  });
  follow('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) figures.shift += value;
  });
  follow('event', ({ name, target, duration, interactionId }) => {
    // Events without an id are no interactions: the pointer that stands still over a page that changes below it.
    if (interactionId === 0 || duration <= figures.interaction) return;
    figures.interaction = duration;
    const control = target?.closest('button, a, input, [role]') ?? target;
    figures.slowest = `${name} ${control?.ariaLabel ?? control?.textContent.trim().slice(0, 20) ?? 'removed'}`;
  });
  globalThis.paintFigures = () => figures;
  // The duration of an event is reported after the frame that shows its effect.
  globalThis.nextFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
})();
