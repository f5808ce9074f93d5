// Inlined in the head of every page, and run before the first paint. It applies the chosen theme, says whose session
// the browser remembers, and keeps what a user does to a form before its code has loaded.
(() => {
  const root = document.documentElement;
  try {
    // Without a choice the attribute is absent, and the style sheet follows the system.
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    if (localStorage.getItem('authToken') && /^(?:ADMIN|TRAINEE)$/.test(user.role))
      root.dataset.session = user.role;
  } catch {
    // The browser's settings may forbid the storage, or another program has written to it.
  }
  // Runs after the handlers of React, which prevent the browser's own submission.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.target.dataset.submitted = '';
  });
})();
