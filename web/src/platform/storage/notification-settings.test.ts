import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settingsFrom } from './notification-settings.ts';

const defaults = {
  browserNotifications: false,
  soundNotifications: true,
  toastNotifications: true,
  emailNotifications: false,
};

it('begins with sound and toasts, and with what the browser allows', () => {
  expect(settingsFrom(null, false)).toEqual(defaults);
  expect(settingsFrom(null, true)).toEqual({ ...defaults, browserNotifications: true });
});

it('is what was kept, whatever the browser allows', () => {
  const settings = fc.record({
    browserNotifications: fc.boolean(),
    soundNotifications: fc.boolean(),
    toastNotifications: fc.boolean(),
    emailNotifications: fc.boolean(),
  });
  fc.assert(
    fc.property(settings, fc.boolean(), (kept, isGranted) => {
      expect(settingsFrom(JSON.stringify(kept), isGranted)).toEqual(kept);
    }),
  );
});

it('takes of broken entries what can be used, and never fails', () => {
  for (const text of [
    '',
    '{',
    'null',
    '7',
    '[]',
    '"on"',
    'undefined',
    '{"soundNotifications":"no"}',
  ])
    expect(settingsFrom(text, false)).toEqual(defaults);
  expect(settingsFrom('{"soundNotifications":false,"toastNotifications":0}', false)).toEqual({
    ...defaults,
    soundNotifications: false,
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const flag of Object.values(settingsFrom(text, false)))
        expect(flag).toBeTypeOf('boolean');
    }),
  );
});
