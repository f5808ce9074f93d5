import {
  type DesktopPermission,
  desktopPermission,
  requestDesktopPermission,
} from '#web/platform/desktop/desktop-notice.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';

type BrowserSwitchProps = { checked: boolean; onChange: (checked: boolean) => void };

/** The switch for browser notifications, which asks for the browser's permission. */
export function BrowserSwitch({ checked, onChange }: BrowserSwitchProps) {
  const isSupported = desktopPermission() !== 'unsupported';
  const flip = async (isOn: boolean) => {
    if (!isOn || desktopPermission() === 'granted') return onChange(isOn);
    const isGranted = (await askUnlessDenied()) === 'granted';
    onChange(isGranted);
    if (isGranted) toast.success('Browser notifications enabled!');
    else
      toast.error('Browser notifications permission denied', {
        description: 'Please enable notifications in your browser settings',
      });
  };
  return (
    <Switch
      label="Browser Notifications"
      description={
        isSupported
          ? 'Show notifications when app inactive'
          : 'This browser does not support notifications.'
      }
      disabled={!isSupported}
      checked={checked}
      onChange={(isOn) => void flip(isOn)}
    />
  );
}

/** Does not ask after a denial, because the browser would not show the question. */
async function askUnlessDenied(): Promise<DesktopPermission> {
  const permission = desktopPermission();
  return permission === 'default' ? await requestDesktopPermission() : permission;
}
