import { Spinner } from '../ui/spinner.tsx';

/** While a remembered session is asked for. */
export function LoadingScreen() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-6">
      <div role="status" className="grid animate-fade-in justify-items-center gap-4 text-center">
        <Spinner className="size-8 text-accent-text" />
        <div className="grid gap-1">
          <h1 className="font-semibold text-xl tracking-tight">Loading...</h1>
          <p className="text-text-muted">Please wait while we restore your session</p>
        </div>
      </div>
    </main>
  );
}
