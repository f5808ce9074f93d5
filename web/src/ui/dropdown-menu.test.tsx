import { expect } from 'vitest';
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
