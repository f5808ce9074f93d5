import MoreHorizontal from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Dialog, DialogFooter } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import {
  DropdownCheckbox,
  DropdownItem,
  DropdownMenu,
  DropdownSeparator,
} from '../dropdown-menu.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { SearchableSelect } from '../searchable-select.tsx';
import { Textarea } from '../textarea.tsx';
import { places } from './places.tsx';
import { Section } from './section.tsx';

export function Overlays() {
  const [shown, setShown] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const [isMuted, setIsMuted] = useState(false);
  const [place, setPlace] = useState<string | null>(null);
  const close = () => setShown(null);
  return (
    <Section title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setShown('dialog')}>
          Dialog
        </Button>
        <Button variant="outline" onClick={() => setShown('confirm')}>
          Confirm
        </Button>
        <Button variant="outline" onClick={() => setShown('drawer')}>
          Drawer
        </Button>
        <Button
          variant="outline"
          onClick={() => toast.success('Saved', { description: 'All changes are kept.' })}
        >
          Toast
        </Button>
        <DropdownMenu
          trigger={
            <Button variant="outline" size="icon" aria-label="More">
              <MoreHorizontal aria-hidden="true" />
            </Button>
          }
        >
          <DropdownCheckbox checked={isMuted} onChange={setIsMuted}>
            Mute
          </DropdownCheckbox>
          <DropdownItem icon={<Users />}>Show members</DropdownItem>
          <DropdownSeparator />
          <DropdownItem icon={<Trash />} tone="danger">
            Delete
          </DropdownItem>
        </DropdownMenu>
      </div>
      <Dialog
        open={shown === 'dialog'}
        onOpenChange={close}
        title="New trainee"
        description="They get an email with a link."
      >
        <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
          <Field label="Name">
            <Input />
          </Field>
          <Field label="Company">
            <SearchableSelect options={places} value={place} onChange={setPlace} />
          </Field>
          <Field label="Note" optional>
            <Textarea limit={500} />
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Add trainee</Button>
          </DialogFooter>
        </form>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onOpenChange={close}
        title="Delete Nordwind AG?"
        confirmLabel="Delete company"
        typedConfirmation="Nordwind AG"
        error="Two admins still belong to this company."
        onConfirm={close}
      >
        <p>Its 6 modules, 14 videos and 31 trainees go with it. This cannot be undone.</p>
      </ConfirmDialog>
      <Drawer open={shown === 'drawer'} onOpenChange={close} title="Details" side="start">
        <p className="text-text-muted">What belongs to the selected row.</p>
      </Drawer>
    </Section>
  );
}
