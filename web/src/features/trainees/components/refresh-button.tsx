import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useOnline } from '../../../platform/online/use-online.ts';
import { Button } from '../../../ui/button.tsx';

type RefreshButtonProps = { busy: boolean; onRefresh: () => void };

export function RefreshButton({ busy, onRefresh }: RefreshButtonProps) {
  const isOnline = useOnline();
  return (
    <Button
      variant="outline"
      busy={busy}
      busyLabel="Refreshing…"
      disabled={!isOnline}
      onClick={onRefresh}
    >
      <RefreshCw aria-hidden="true" />
      Refresh
    </Button>
  );
}
