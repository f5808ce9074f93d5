import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';
import { uiTexts } from './texts/catalogue.ts';

/** A password input with a button that shows what was typed. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div dir="ltr" className="relative">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames('pe-12', className)}
      />
      <button
        type="button"
        aria-label={uiTexts().password.show}
        aria-pressed={shown}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-text-muted hover:text-text focus-visible:-outline-offset-4"
      >
        <Icon aria-hidden="true" className="size-[1.125rem]" />
      </button>
    </div>
  );
}
