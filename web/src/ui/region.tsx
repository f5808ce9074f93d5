import { Component, Fragment } from 'react';
import { Button } from './button.tsx';
import type { Elements } from './elements.ts';

/** The code of a part of the page could not be loaded. The page's own boundary answers it. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of a part of the page could not be loaded', { cause });
    this.name = 'CodeNotLoaded';
  }
}

type RegionProps = { children: Elements };
type RegionState = {
  /** Null while the part is shown. */
  readonly failure: unknown;
  /** The number of retries, each of which renders the part from its start. */
  readonly retries: number;
};

/** A part of a page that fails alone: an error while it is rendered is shown in its place, with Retry. */
export class Region extends Component<RegionProps, RegionState> {
  override state: RegionState = { failure: null, retries: 0 };

  static getDerivedStateFromError(failure: unknown): Pick<RegionState, 'failure'> {
    // Null is a value that can be thrown too.
    return { failure: failure ?? new Error('The page threw nothing') };
  }

  readonly #retry = () => this.setState(({ retries }) => ({ failure: null, retries: retries + 1 }));

  override render() {
    const { failure, retries } = this.state;
    if (failure instanceof CodeNotLoaded) throw failure;
    if (failure === null) return <Fragment key={retries}>{this.props.children}</Fragment>;
    return (
      <div
        role="alert"
        className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-danger-soft p-3 text-danger-text text-sm forced-colors:border"
      >
        <p>This part of the page could not be shown.</p>
        <Button size="sm" variant="outline" onClick={this.#retry}>
          Retry
        </Button>
      </div>
    );
  }
}
