import { Component, createRef, Fragment, type FragmentInstance } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { isMissingCode } from './missing-code.ts';
import { uiTexts } from './texts/catalogue.ts';

type RegionProps = {
  /**
   * Shows the failure above the page, for parts such as dialogs, which have no place in it. Missing code is shown like
   * other failures, because something may be typed in the page; otherwise the page's own boundary answers it.
   */
  isFloating?: boolean;
  children: Elements;
};
type RegionState = {
  /** Null while the part is shown. */
  readonly failure: unknown;
  /** The number of retries, each of which renders the part from its start. */
  readonly retries: number;
};

/** A part of a page that fails alone: an error while it is rendered is shown in its place, with Retry. */
export class Region extends Component<RegionProps, RegionState> {
  override state: RegionState = { failure: null, retries: 0 };
  readonly #shown = createRef<FragmentInstance>();

  static getDerivedStateFromError(failure: unknown): Pick<RegionState, 'failure'> {
    // Null is a value that can be thrown too.
    return { failure: failure ?? new Error('The page threw nothing') };
  }

  override componentDidUpdate(_: RegionProps, before: RegionState) {
    if (before === this.state || document.activeElement !== document.body) return;
    // The pressed Retry, which had the focus, was removed.
    if (this.state.retries > 0) this.#shown.current?.focus({ preventScroll: true });
  }

  readonly #retry = () => this.setState(({ retries }) => ({ failure: null, retries: retries + 1 }));

  override render() {
    const { failure, retries } = this.state;
    const { isFloating = false, children } = this.props;
    const isCodeMissing = isMissingCode(failure);
    if (isCodeMissing && !isFloating) throw failure;
    return (
      <Fragment ref={this.#shown}>
        {failure === null ? (
          <Fragment key={retries}>{children}</Fragment>
        ) : (
          <div role="alert" className={classNames(alertClass, isFloating && floatingClass)}>
            <Failure isCodeMissing={isCodeMissing} onRetry={this.#retry} />
          </div>
        )}
      </Fragment>
    );
  }
}

function Failure(props: { isCodeMissing: boolean; onRetry: () => void }) {
  const t = uiTexts();
  return (
    <>
      <p className="text-pretty">{props.isCodeMissing ? t.part.notLoaded : t.part.failed}</p>
      <Button size="sm" variant="outline" onClick={props.onRetry}>
        {t.retry}
      </Button>
      {props.isCodeMissing ? (
        <Button size="sm" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      ) : null}
    </>
  );
}

const alertClass =
  'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-danger-soft p-3 text-danger-text text-sm forced-colors:border';
const floatingClass = 'fixed inset-x-4 bottom-6 z-60 mx-auto w-fit max-w-md shadow-lg';
