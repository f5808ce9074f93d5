// Inlined in the head of every shell: loads the code that the page names there, the entry first. The first paint goes
// ahead, because fetching and compiling code would delay it.
(() => {
  const named = document.querySelectorAll('meta[name="code"]');
  const [entry, ...others] = Array.from(named, ({ content }) => content);
  let isStarted = false;

  function load() {
    if (isStarted) return;
    isStarted = true;
    for (const href of others) {
      const link = document.createElement('link');
      // Below the calls of the page.
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
      document.head.append(link);
    }
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else void run();
  }

  const run = () => import(entry).catch(window.reportNotLoaded);

  // A page that is not in view is not painted, and for a visitor nothing is painted soon.
  if (document.hidden || !document.documentElement.dataset.session) load();
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // The browser's settings may hide when it paints.
  setTimeout(load, 1_000);
})();
