import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useOnline } from '#web/platform/online/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { traineeTexts } from '../texts/catalogue.ts';

type RefreshButtonProps = { busy: boolean; onRefresh: () => void };

export function RefreshButton({ busy, onRefresh }: RefreshButtonProps) {
  const t = traineeTexts();
  const isOnline = useOnline();
  return (
    <Button
      variant="outline"
      busy={busy}
      busyLabel={t.refreshing}
      disabled={!isOnline}
      onClick={onRefresh}
    >
      <RefreshCw aria-hidden="true" />
      <span>{t.refresh}</span>
    </Button>
  );
}
