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
      // At the foot: nothing moves when it comes, and the header stays where it is.
      className="sticky bottom-0 z-40 rounded-none border-t"
    >
      You are offline. What is already on screen stays; the rest comes when the network is back.
    </Banner>
  );
}
