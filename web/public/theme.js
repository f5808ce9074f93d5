// Runs before the first paint, so that a chosen theme never flashes the other one.
// Without a choice the attribute stays away and the style sheet follows the system.
try {
  const choice = localStorage.getItem('theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be forbidden by the browser's settings; the system's theme is shown then.
}
