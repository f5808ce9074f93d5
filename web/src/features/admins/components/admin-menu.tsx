import type { Admin } from '@portal/contract/admins';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import UserCog from 'lucide-react/icons/user-cog';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/dropdown-menu.tsx';
import { viewAs } from '../model/view-as.ts';
import { adminsTexts } from '../texts/catalogue.ts';

type AdminMenuProps = { admin: Admin; onChange: (admin: Admin) => void };

/** The actions about the reach of another admin; absent if there are none. */
export function AdminMenu({ admin, onChange }: AdminMenuProps) {
  const t = adminsTexts();
  const { name, reach } = admin;
  const mayChange = useReach() === 'portal';
  const scopes = reach === 'portal' ? [] : reach;
  if (!mayChange && scopes.length === 0) return null;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t.table.more(name)}>
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    >
      {mayChange ? (
        <DropdownItem icon={<UserCog aria-hidden="true" />} onSelect={() => onChange(admin)}>
          {t.change.open}
        </DropdownItem>
      ) : null}
      {scopes.length === 0 ? null : (
        <DropdownItem icon={<Eye aria-hidden="true" />} onSelect={() => viewAs(scopes)}>
          {t.viewAs.viewAs}
        </DropdownItem>
      )}
    </DropdownMenu>
  );
}
