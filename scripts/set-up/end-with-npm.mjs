const LOOK_EVERY_MS = 250;

/**
 * Ends this process like a SIGTERM when the npm that runs it is ended. npm hands signals to the
 * shell between us, which dies of them without handing them on, and we would stay behind.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
