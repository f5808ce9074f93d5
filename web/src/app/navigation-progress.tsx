import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { appTexts } from './texts/catalogue.ts';

/** A page that loads within this time in ms shows no progress line. */
const SHOW_AFTER_MS = 150;

/** A thin line at the top while the next page's code is loading. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <SlowLine />;
}

function SlowLine() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <div
      role="progressbar"
      aria-label={appTexts().loadingPage}
      className="fixed inset-x-0 top-0 z-60 h-0.5 animate-shimmer bg-accent"
    />
  );
}
