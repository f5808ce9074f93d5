import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Tooltip } from '../tooltip.tsx';
import { Section } from './section.tsx';

export function Buttons() {
  return (
    <Section title="Buttons and badges">
      <div className="flex flex-wrap items-center gap-3">
        <Button>
          <Plus aria-hidden="true" />
          <span>New company</span>
        </Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Delete</Button>
        <Button busy busyLabel="Saving…">
          Save
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <Tooltip label="Remove it from the list">
          <Button variant="outline" size="icon" aria-label="Remove">
            <Trash aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge>Draft</Badge>
        <Badge tone="accent">Current</Badge>
        <Badge tone="success">Completed</Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="locked">Locked</Badge>
      </div>
    </Section>
  );
}
