import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { dropSecondClicks } from './second-clicks.ts';

const it = screenIt.extend('dropping', { auto: true }, ({ task: _ }, { onCleanup }) => {
  onCleanup(dropSecondClicks(document));
});

const place = { position: 'fixed', top: 0, left: 0, width: 200, height: 200 } as const;

/** A button in a dialog, which covers another button and is removed by its click. */
function Covered({ confirmed, pressed }: { confirmed: () => void; pressed: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" style={place} onClick={pressed}>
        Beneath
      </button>
      {isOpen ? (
        <div role="dialog" aria-label="Question">
          <button
            type="button"
            style={place}
            onClick={() => {
              setIsOpen(false);
              confirmed();
            }}
          >
            Confirm
          </button>
        </div>
      ) : null}
    </>
  );
}

it('drops the second click on what a closed dialog has covered, and no later one', async ({
  show,
}) => {
  const clicks: string[] = [];
  show(
    <Covered confirmed={() => clicks.push('confirmed')} pressed={() => clicks.push('pressed')} />,
  );
  await page.getByRole('button', { name: 'Confirm' }).dblClick();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Beneath' }).click();
  expect(clicks).toEqual(['confirmed', 'pressed']);
});

it('lets both clicks of a double click through elsewhere', async ({ show }) => {
  let clicks = 0;
  show(
    <button
      type="button"
      onClick={() => {
        clicks += 1;
      }}
    >
      Next
    </button>,
  );
  await page.getByRole('button', { name: 'Next' }).dblClick();
  expect(clicks).toBe(2);
});
