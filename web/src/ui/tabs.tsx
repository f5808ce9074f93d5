import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { shownDirection } from '#web/platform/language/shown-language.ts';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

type Tab<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Shown behind the label: a count or a `Badge`. */
  badge?: Elements;
  content: Elements;
};

type TabsProps<Value extends string> = {
  /** The common subject of the tabs, for screen readers only. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

/** Tabs with panels; only the visible panel is mounted. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, className } = props;
  return (
    <Radix.Root
      dir={shownDirection()}
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className={className}
    >
      <Radix.List aria-label={label} className="mb-6 flex gap-6 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={triggerClass}>
            <span>{tab.label}</span>
            {tab.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const triggerClass = classNames(
  'inline-flex min-h-11 shrink-0 items-center gap-2 border-transparent border-b-2 px-0.5 font-medium text-sm text-text-muted transition-colors',
  'hover:text-text focus-visible:-outline-offset-2 focus-visible:rounded-sm',
  'data-[state=active]:border-accent data-[state=active]:text-text',
  // Forced colours replace the colour of every border: only the current tab's stays visible.
  'forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
);
