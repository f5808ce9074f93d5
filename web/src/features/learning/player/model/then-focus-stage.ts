/**
 * Makes the handler of a button that is removed when it is pressed: after the action the focus moves to the stage, which
 * handles the keys.
 */
export type ThenFocusStage = (act: () => void) => () => void;

export function thenFocus(stage: HTMLElement | null): ThenFocusStage {
  return (act) => () => {
    act();
    stage?.focus({ preventScroll: true });
  };
}
