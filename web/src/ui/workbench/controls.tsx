import { useState } from 'react';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { PasswordInput } from '../password-input.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { SearchableSelect } from '../searchable-select.tsx';
import { Select } from '../select.tsx';
import { Switch } from '../switch.tsx';
import { Textarea } from '../textarea.tsx';
import { places } from './places.tsx';
import { Section } from './section.tsx';
import { Uploads } from './uploads.tsx';

export function Controls() {
  const [place, setPlace] = useState<string | null>('2');
  const [answer, setAnswer] = useState<'a' | 'b' | 'c' | null>('b');
  const [mail, setMail] = useState(true);
  const [sound, setSound] = useState(false);
  return (
    <Section title="Forms">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Card className="grid grid-cols-1 content-start gap-5">
          <Field label="Email" hint="The one your company knows.">
            <Input type="email" placeholder="you@company.com" />
          </Field>
          <Field label="Name" error="Name must be at least 2 characters" required>
            <Input defaultValue="A" />
          </Field>
          <Field label="Password" aside={<span className="text-sm text-accent-text">Forgot?</span>}>
            <PasswordInput defaultValue="correct horse" />
          </Field>
          <Field label="Company">
            <SearchableSelect options={places} value={place} onChange={setPlace} />
          </Field>
          <Field label="Status" optional>
            <Select defaultValue="open">
              <option value="open">Open</option>
              <option value="closed">Closed</option>
            </Select>
          </Field>
          <Field label="Message">
            <Textarea
              limit={60}
              defaultValue="The second clip stops at three minutes, every time."
            />
          </Field>
          <Checkbox label="Keep me signed in" defaultChecked />
        </Card>
        <Card className="grid grid-cols-1 content-start gap-5">
          <RadioGroup
            legend="What do you do first when the alarm sounds?"
            value={answer}
            onChange={setAnswer}
            options={[
              { value: 'a', label: 'Finish the step at hand' },
              { value: 'b', label: 'Leave by the nearest exit' },
              { value: 'c', label: 'Fetch my things', description: 'From the locker room' },
            ]}
          />
          <Switch
            label="Email"
            description="When a request is answered"
            checked={mail}
            onChange={setMail}
          />
          <Switch label="Sound" checked={sound} onChange={setSound} />
          <Uploads />
        </Card>
      </div>
    </Section>
  );
}
