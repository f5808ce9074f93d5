/** Whether the focus is still in this element, or was lost because its control was removed: then it may be moved on. */
export function hasOrLostFocus(element: Element | null): boolean {
  const focused = document.activeElement;
  return focused === document.body || element?.contains(focused) === true;
}
