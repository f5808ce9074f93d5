import { useState } from 'react';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { FileDrop } from './file-drop.tsx';

const fileNamed = (name: string) => new File(['content'], name);

function Example() {
  const [file, setFile] = useState<File | null>(null);
  const error = file?.name === 'broken.png' ? 'This picture is broken.' : undefined;
  return (
    <>
      <FileDrop label="Logo" accept=".png" file={file} onFile={setFile} error={error} />
      <p>Beside</p>
    </>
  );
}

const it = screenIt.extend('field', async ({ show }) => {
  show(<Example />);
  const field = page.getByLabelText(/^Logo/);
  await expect.element(field).toBeInTheDocument();
  return field;
});

/** Drops the files on the element, and returns whether the browser would open them. */
function drop(element: Element, files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const drag = { bubbles: true, cancelable: true, dataTransfer };
  return element.dispatchEvent(new DragEvent('drop', drag));
}

describe('a file field', () => {
  it('takes a dropped file', async ({ field }) => {
    expect(drop(field.element(), [fileNamed('a.png')])).toBe(false);
    await expect.element(page.getByText('a.png')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('takes no file of several', async ({ field }) => {
    drop(field.element(), [fileNamed('a.png'), fileNamed('b.png')]);
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^Please drop one file at a time\.$/);
    await expect.element(page.getByText('Choose a file', { exact: true })).toBeVisible();
  });

  it('shows what is wrong with the chosen file beside the refusal of another', async ({
    field,
  }) => {
    await field.upload(fileNamed('broken.png'));
    await field.upload(fileNamed('note.txt'));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        'This picture is broken. “note.txt” cannot be used here. “broken.png” is still chosen.',
      );
    await field.upload(fileNamed('a.png'));
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the page when a file is dropped beside it', async ({ field }) => {
    const beside = page.getByText('Beside').element();
    expect(drop(beside, [fileNamed('a.png')])).toBe(false);
    await expect.element(field).toBeInTheDocument();
    await expect.element(page.getByText('Choose a file', { exact: true })).toBeVisible();
    // A dragged text may be dropped into any field.
    expect(drop(beside, [])).toBe(true);
  });
});
