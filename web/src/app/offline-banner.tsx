import WifiOff from 'lucide-react/icons/wifi-off';
import { useIsAccessRefused } from '../platform/http/use-is-access-refused.ts';
import { useOnline } from '../platform/online/use-online.ts';
import { Banner } from '../ui/banner.tsx';
import { appTexts } from './texts/catalogue.ts';

/** Shown while there is no network, or while something else answers in place of the portal. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const isRefused = useIsAccessRefused();
  if (isOnline && !isRefused) return null;
  const t = appTexts();
  return (
    // At the bottom, so that neither the content nor the header moves when it appears.
    <div ref={publishHeight} className="sticky bottom-0 z-40">
      <Banner
        tone="warning"
        icon={<WifiOff aria-hidden="true" />}
        className="rounded-none! border-t"
      >
        {isOnline ? t.accessRefused : t.offline}
      </Banner>
    </div>
  );
}

/** Stores the banner's height in `--offline-banner-height`, for pages that fill the window. */
function publishHeight(banner: HTMLElement | null): (() => void) | undefined {
  if (banner === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--offline-banner-height', `${banner.offsetHeight}px`),
  );
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--offline-banner-height');
  };
}
