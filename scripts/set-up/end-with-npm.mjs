const CHECK_INTERVAL_MS = 250;

/**
 * Ends this process like a SIGTERM when the npm that runs it has ended. npm sends signals to the shell in between,
 * which ends without forwarding them, so this process would keep running.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  timer.unref();
}
