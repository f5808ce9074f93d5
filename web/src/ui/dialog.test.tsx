import { useEffect, useState } from 'react';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { it } from '#web/testing/screen-test.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogFooter } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import type { Elements } from './elements.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Settings' });
const close = dialog.getByRole('button', { name: 'Close' });

type ExampleProps = { dismissible?: boolean; covers?: boolean; children?: Elements };

function Example({ children, ...props }: ExampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <main className="h-dvh">
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Settings" size="sm" {...props}>
        {children ?? <p>Nothing to set.</p>}
      </Dialog>
    </main>
  );
}

function ExampleDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <main className="h-dvh">
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="Settings">
        <a href="#first">First</a>
      </Drawer>
    </main>
  );
}

/** Presses Escape before the dialog around it has taken over the keys. */
function EarlyEscape() {
  useEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }, []);
  return <p>Covered</p>;
}

function Covered() {
  const [isCovered, setIsCovered] = useState(false);
  return (
    <>
      <Example>
        <button type="button" onClick={() => setIsCovered(true)}>
          Cover
        </button>
      </Example>
      <Dialog open={isCovered} covers onOpenChange={() => undefined} title="Cover">
        <EarlyEscape />
      </Dialog>
    </>
  );
}

const field = (
  <Field label="Name">
    <Input />
  </Field>
);

describe('dialog', () => {
  it('focuses its first field and gives the focus back', async ({ show }) => {
    show(<Example>{field}</Example>);
    await opener.click();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('focuses its title where it has no field', async ({ show }) => {
    show(<Example />);
    await opener.click();
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toHaveFocus();
  });

  it('keeps the focus inside', async ({ show }) => {
    show(<Example>{field}</Example>);
    await opener.click();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(close).toHaveFocus();
  });

  it('hides the page behind from screen readers', async ({ show }) => {
    show(<Example />);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(opener).not.toBeInTheDocument();
  });

  it('closes by its cross and by a click outside', async ({ show }) => {
    show(<Example />);
    await opener.click();
    await close.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await userEvent.click(document.body, { position: { x: 5, y: 700 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it.for([
    ['busy', { dismissible: false }],
    ['covering the page', { covers: true }],
  ] as const)('cannot be closed while %s', async ([, props], { show }) => {
    show(<Example {...props}>{field}</Example>);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body, { position: { x: 5, y: 700 }, force: true });
    await page.getByLabelText('Name').fill('still here');
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => close.query()?.matches(':enabled') ?? false).toBe(false);
  });

  it('stays open below a dialog that covers it, from the first moment', async ({ show }) => {
    show(<Covered />);
    await opener.click();
    await page.getByRole('button', { name: 'Cover' }).click();
    await expect.element(page.getByText('Covered')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelectorAll('[role=dialog][data-state=open]')).toHaveLength(2);
  });

  it('keeps its buttons in view while a long body scrolls', async ({ show }) => {
    show(
      <Example>
        <p className="h-[200vh]">Long</p>
        <DialogFooter>
          <button type="button">Save</button>
        </DialogFooter>
      </Example>,
    );
    await opener.click();
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await expect.element(close).toBeInViewport({ ratio: 1 });
  });
});

describe('drawer', () => {
  it('focuses its title, closes by Escape and gives the focus back', async ({ show }) => {
    show(<ExampleDrawer />);
    await opener.click();
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('link', { name: 'First' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

describe('a question', () => {
  const question = page.getByRole('alertdialog', { name: 'Delete this company?' });

  function Question({ typed }: { typed?: string }) {
    const [open, setOpen] = useState(true);
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this company?"
        confirmLabel="Delete"
        typedConfirmation={typed}
        onConfirm={() => setOpen(false)}
      >
        <p>This cannot be undone.</p>
      </ConfirmDialog>
    );
  }

  it('begins with the button that cancels', async ({ show }) => {
    show(<Question />);
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('begins with the field for the text that must be typed', async ({ show }) => {
    show(<Question typed="Two Words" />);
    await expect.element(question.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Two Words');
    await expect.element(question.getByRole('textbox')).toHaveValue('Two Words');
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
  });
});
