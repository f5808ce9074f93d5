import { sendMessage } from '@portal/contract/chat';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { Composer } from './composer.tsx';

const field = page.getByRole('textbox', { name: 'Message' });

it.for([
  ['others', { isComposing: true }],
  ['Safari', { isComposing: false }],
] as const)(
  'an Enter of an input method sends nothing in %s',
  async ([, state], { show, signIn, server }) => {
    signIn(asTrainee);
    // Asked if a test before has started the outbox.
    server.answer(sendMessage, refusal('CONFLICT', 'Not now.'));
    show(
      <Composer
        roomId={1}
        selfId={asTrainee.id}
        inputRef={null}
        isClosed={false}
        onDiscarded={() => undefined}
      />,
    );
    await field.fill('日本');
    const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true, ...state };
    field.element().dispatchEvent(new KeyboardEvent('keydown', enter));
    await userEvent.type(field, '語');
    await expect.element(field).toHaveValue('日本語');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('');
  },
);
