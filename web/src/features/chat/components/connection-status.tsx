import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveStatus } from '#web/platform/live/use-live.ts';
import { useOnline } from '#web/platform/online/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { hasOrLostFocus } from '#web/ui/has-or-lost-focus.ts';
import { chatTexts } from '../texts/catalogue.ts';

type ConnectionStatusProps = {
  /** Moves the focus on, because the pressed button has disappeared. */
  onButtonRemoved: () => void;
};

/** The state of this browser's live channel. Without it messages are still sent and received, but with a delay. */
export function ConnectionStatus({ onButtonRemoved }: ConnectionStatusProps) {
  const t = chatTexts().conversation;
  const { status, reconnect } = useLiveStatus();
  const isOnline = useOnline();
  // Without a network the socket stays open until it does not answer.
  const isConnected = status === 'connected' && isOnline;
  const canReconnect = !isConnected && status !== 'refused';
  const wasPressed = useRef(false);
  const handleButtonRemoved = useEffectEvent(() => {
    if (wasPressed.current && hasOrLostFocus(null)) onButtonRemoved();
    wasPressed.current = false;
  });
  useEffect(() => {
    if (!canReconnect) handleButtonRemoved();
  }, [canReconnect]);
  const Icon = isConnected ? Wifi : WifiOff;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span role="status" className="inline-flex items-center gap-1.5">
        <Icon aria-hidden="true" className="size-3.5" />
        <span>{isConnected ? t.connected : t.disconnected}</span>
      </span>
      {canReconnect ? (
        <Button
          variant="ghost"
          size="sm"
          className="-my-2 px-2! text-accent-text!"
          onClick={() => {
            wasPressed.current = true;
            reconnect();
          }}
        >
          {t.reconnect}
        </Button>
      ) : null}
    </span>
  );
}
