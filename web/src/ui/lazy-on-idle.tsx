/** Components whose code is not needed for a page's first view. */

import { type ComponentType, useDeferredValue, useEffect, useState } from 'react';
import { withTexts } from '#web/platform/language/catalogue.ts';
import { whenIdle } from './idle-work.ts';
import { LoadingNote } from './loading-note.tsx';
import { Region } from './region.tsx';
import { useShownAfterPaint } from './use-shown-after-paint.ts';

export type LazyModule<Module> = {
  /** Null until the code has loaded. */
  readonly current: () => Module | null;
  readonly load: () => Promise<Module>;
  /** Resolves when the code has loaded, for whatever reason. */
  readonly arrived: Promise<Module>;
};

/** A module that is loaded when the browser is idle, at the latest when it is used. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null;
  const loadWithTexts = withTexts(load);
  const { promise: arrived, resolve } = Promise.withResolvers<Module>();
  const module = {
    arrived,
    current: () => loaded,
    async load() {
      loaded ??= await loadWhenOnline(loadWithTexts);
      resolve(loaded);
      return loaded;
    },
  };
  // A failure is shown when the module is used, which loads it again.
  whenIdle(() => void module.load().catch(() => undefined));
  return module;
}

/** The module, or null until it has loaded. A failure is thrown to the region around it. */
export function useLazyModule<Module>(module: LazyModule<Module>): Module | null {
  const [loaded, setLoaded] = useState(module.current);
  useEffect(() => {
    if (loaded !== null) return;
    module.load().then(
      (code) => setLoaded(() => code),
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
  }, [module, loaded]);
  return loaded;
}

/**
 * The component, whose code is loaded when the browser is idle, at the latest when it is rendered. A failure leaves the
 * page around it as it is, because something may be typed there.
 */
export function lazyOnIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazyModule(load);
  function Loaded(props: Props) {
    const Part = useLazyModule(part);
    // Rendered in slices after the press that opens it, so that the press is shown at once.
    const isDue = useDeferredValue(true, false);
    if (Part === null) return <LoadingNote />;
    return isDue ? <Part {...props} /> : null;
  }
  return function LazyOnIdle(props: Props) {
    return (
      <Region isFloating>
        <Loaded {...props} />
      </Region>
    );
  };
}

/** Like {@link lazyOnIdle}, for dialogs that are rendered before they are open. */
export function lazyOverlay<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Overlay = lazyOnIdle(load);
  return function LazyOverlay(props: Props) {
    const { open } = props;
    // Kept afterwards, so that its end is animated.
    const [wasOpen, setWasOpen] = useState(open);
    const isShown = useShownAfterPaint(open);
    if (open && !wasOpen) setWasOpen(true);
    return wasOpen ? <Overlay {...props} open={isShown} /> : null;
  };
}

/** Waits for the network if there is none. */
async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    const { promise, resolve } = Promise.withResolvers<Event>();
    window.addEventListener('online', resolve, { once: true });
    await promise;
    return loadWhenOnline(load);
  }
}
