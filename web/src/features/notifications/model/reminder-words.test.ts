import type { RemindedModule, ReminderKind } from '@portal/contract/reminders';
import { describe, expect, it } from 'vitest';
import { shortDay } from '#web/platform/time/civil-date.tsx';
import { texts } from '../texts/en.ts';
import { reminderSentence } from './reminder-words.ts';

const module = (moduleName: string, kind: ReminderKind, on: string | null): RemindedModule => ({
  moduleId: moduleName.length,
  moduleName,
  kind,
  on,
});
const fireSafety = module('Fire safety', 'before', '2026-12-03');
const ladders = module('Ladders', 'overdue', '2026-11-20');
const firstAid = module('First aid', 'overdue', '2026-11-02');

const dec3 = shortDay('2026-12-03', '2026-11-30');

const sentence = (modules: readonly RemindedModule[], today = '2026-11-30') =>
  reminderSentence(modules, today, texts.reminder);

describe('the sentence of a reminder', () => {
  it.each<[string, RemindedModule]>([
    ['Due in 3 days – Fire safety', fireSafety],
    ['Due today – Fire safety', module('Fire safety', 'today', '2026-11-30')],
    ['Overdue – Ladders', ladders],
    [`Renew by ${dec3} – Ladders`, module('Ladders', 'renewal', '2026-12-03')],
    ['To renew – Ladders', module('Ladders', 'renewal', null)],
    [`Must be taken again by ${dec3} – Ladders`, module('Ladders', 'again', '2026-12-03')],
    ['Must be taken again – Ladders', module('Ladders', 'again', null)],
  ])('%s', (text, one) => {
    expect(sentence([one])).toBe(text);
  });

  it('has the most urgent modules first, and counts those of which the same is true', () => {
    const later = module('Lifting', 'before', '2026-12-10');
    expect(sentence([fireSafety, ladders, later, firstAid])).toBe(
      'Overdue – 2 modules · Due in 3 days – Fire safety · Due in 10 days – Lifting',
    );
  });

  it('is seen from the day on which it is read', () => {
    expect(sentence([fireSafety], '2026-12-03')).toBe('Due today – Fire safety');
    expect(sentence([fireSafety], '2026-12-05')).toBe(`Due ${dec3} – Fire safety`);
  });
});
