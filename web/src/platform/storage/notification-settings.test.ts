import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settingsFrom } from './notification-settings.ts';

const defaults = {
  browserNotifications: false,
  soundNotifications: true,
  toastNotifications: true,
  emailNotifications: false,
};

it('has sound and toasts on by default, and browser notifications if they are granted', () => {
  expect(settingsFrom(null, false)).toEqual(defaults);
  expect(settingsFrom(null, true)).toEqual({ ...defaults, browserNotifications: true });
});

it('returns the stored settings, whatever the browser allows', () => {
  const settings = fc.record({
    browserNotifications: fc.boolean(),
    soundNotifications: fc.boolean(),
    toastNotifications: fc.boolean(),
    emailNotifications: fc.boolean(),
  });
  fc.assert(
    fc.property(settings, fc.boolean(), (stored, isGranted) => {
      expect(settingsFrom(JSON.stringify(stored), isGranted)).toEqual(stored);
    }),
  );
});

it('uses the valid values of broken entries, and never fails', () => {
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
