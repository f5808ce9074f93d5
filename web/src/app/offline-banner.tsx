import WifiOff from 'lucide-react/icons/wifi-off';
import { useOnline } from '../platform/online/use-online.ts';
import { Banner } from '../ui/banner.tsx';

export function OfflineBanner() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <Banner
      tone="warning"
      icon={<WifiOff aria-hidden="true" />}
      className="sticky top-0 z-50 rounded-none"
    >
      You are offline. What is already on screen stays; the rest comes when the network is back.
    </Banner>
  );
}
