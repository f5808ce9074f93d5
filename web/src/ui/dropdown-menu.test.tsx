import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { Button } from './button.tsx';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';

const opener = page.getByRole('button', { name: 'More' });
const menu = page.getByRole('menu');

const TheMenu = () => (
  <DropdownMenu trigger={<Button>More</Button>}>
    <DropdownItem>Rename</DropdownItem>
  </DropdownMenu>
);

it('opens and closes by presses of its button, again and again', async ({ show }) => {
  show(<TheMenu />);
  for (let time = 0; time < 3; time += 1) {
    await opener.click();
    await expect.element(menu).toBeVisible();
    await opener.click();
    await expect.element(menu).not.toBeInTheDocument();
  }
});

it('opens by a click without a pointer, as screen readers do, also after it was closed', async ({
  show,
}) => {
  show(<TheMenu />);
  await expect.element(opener).toBeVisible();
  const click = () => opener.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  click();
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  click();
  await expect.element(menu).toBeVisible();
});

function Changing({ onlyEntry }: { onlyEntry: () => void }) {
  const [hasMore, setMore] = useState(true);
  return (
    <>
      <Button onClick={() => setMore(!hasMore)}>Change</Button>
      <DropdownMenu trigger={<Button>More</Button>} onlyEntry={hasMore ? undefined : onlyEntry}>
        <DropdownItem>Rename</DropdownItem>
      </DropdownMenu>
    </>
  );
}

it('does its only entry by a press, and is a closed menu when it has more again', async ({
  show,
}) => {
  const onlyEntry = vi.fn();
  show(<Changing onlyEntry={onlyEntry} />);
  const change = page.getByRole('button', { name: 'Change' });
  await opener.click();
  await expect.element(menu).toBeVisible();
  await change.click();
  await expect.element(opener).not.toHaveAttribute('aria-haspopup');
  await opener.click();
  expect(onlyEntry).toHaveBeenCalledOnce();
  await change.click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.element(menu).not.toBeInTheDocument();
  await opener.click();
  await expect.element(menu).toBeVisible();
});
