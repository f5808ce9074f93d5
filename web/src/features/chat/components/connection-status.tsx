import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useLiveStatus } from '#web/platform/live/use-live.ts';
import { useOnline } from '#web/platform/online/use-online.ts';
import { Button } from '#web/ui/button.tsx';

/** The state of this browser's live channel. Without it messages are still sent and received, but with a delay. */
export function ConnectionStatus() {
  const { status, reconnect } = useLiveStatus();
  const isOnline = useOnline();
  // Without a network the socket stays open until it does not answer.
  const isConnected = status === 'connected' && isOnline;
  const Icon = isConnected ? Wifi : WifiOff;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span role="status" className="inline-flex items-center gap-1.5">
        <Icon aria-hidden="true" className="size-3.5" />
        {isConnected ? 'Connected' : 'Disconnected'}
      </span>
      {isConnected || status === 'refused' ? null : (
        <Button
          variant="ghost"
          size="sm"
          className="-my-2 px-2 text-accent-text"
          onClick={reconnect}
        >
          Reconnect
        </Button>
      )}
    </span>
  );
}
