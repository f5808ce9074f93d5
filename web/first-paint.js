// Inlined in the head of every page, and run before the first paint. It leads to the path of the portal, applies the
// chosen theme, says whose session the browser remembers, or sends its user home, keeps what a user does to a form before
// its code has loaded, and says so if the code cannot be loaded.
(() => {
  /** Where this address leads a signed-in user, whatever its code would show; null if it shows a page. */
  function homeOf(role) {
    if (new URLSearchParams(location.search).has('next')) return null;
    return document.querySelector(`meta[name="home"][data-role="${role}"]`)?.content ?? null;
  }

  /** The server also answers without the path of the portal, with which all addresses of the app begin. */
  function moveBelowPath({ base = '' }) {
    const { pathname, search, hash } = location;
    if (!`${pathname}/`.startsWith(`${base}/`)) location.replace(base + pathname + search + hash);
  }

  /** Called when the code of the page cannot be loaded. */
  window.reportNotLoaded = (error) => {
    reportError(error);
    const reload = () => location.reload();
    // What was typed would be lost.
    const reloadIfUntouched = () => {
      const inputs = [...document.querySelectorAll('input')];
      if (inputs.every(({ value, defaultValue }) => value === defaultValue)) reload();
    };
    const show = () => {
      const notice = document.getElementById('not-loaded');
      notice.hidden = false;
      notice.querySelector('button').addEventListener('click', reload);
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
    addEventListener('online', reloadIfUntouched);
  };
  // The event of an element does not bubble.
  const onError = ({ target }) => {
    if (target.tagName === 'SCRIPT') window.reportNotLoaded(`${target.src} could not be loaded.`);
  };
  addEventListener('error', onError, { capture: true });

  const root = document.documentElement;
  moveBelowPath(root.dataset);
  try {
    // Without a choice the attribute is absent, and the style sheet follows the system.
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const { role, reach } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const token = localStorage.getItem('authToken');
    if (token && /^(?:ADMIN|TRAINEE)$/.test(role)) {
      root.dataset.session = role;
      if (Array.isArray(reach)) root.dataset.limited = '';
      const home = homeOf(role);
      // A proxy that removes the path of the portal can make the server send the page of another address.
      if (home !== null && home !== location.pathname) location.replace(home);
    }
  } catch {
    // The browser's settings may forbid the storage, or another program has written to it.
  }
  // Runs after the handlers of React, which prevent the browser's own submission.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.dataset.submitted = '';
  });
})();
