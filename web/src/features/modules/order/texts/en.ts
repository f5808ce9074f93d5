/** A module and its place in the list, counted from 1. */
type Place = { name: string; place: number; count: number };

export const texts = {
  title: 'Reorder Modules',
  changed: 'Order Changed',
  dragHint: 'Drag a module by its handle, or use the arrows beside it.',
  /** For screen readers; a handle is the button by which a module is dragged. */
  keysHint: 'On a handle, Space lifts it. Arrow keys move it, Space drops it, Escape cancels.',
  outdated: 'The order has been changed elsewhere since you began. Saving replaces it by yours.',
  save: 'Save Order',
  saved: 'Module order saved successfully!',
  unsaved: 'The new order is not saved yet and would be lost.',
  /** Buttons of a module, for screen readers. */
  handle: ({ name, place, count }: Place) => `Move ${name}, position ${place} of ${count}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  /** Spoken by screen readers. */
  announcements: {
    lifted: ({ name, place, count }: Place) =>
      `${name} lifted, position ${place} of ${count}. Arrow keys move it, Space drops it, Escape cancels.`,
    moved: ({ name, place, count }: Place) => `${name}, position ${place} of ${count}.`,
    dropped: ({ name, place, count }: Place) => `${name} dropped, position ${place} of ${count}.`,
    cancelled: ({ name, place, count }: Place) =>
      `Cancelled. ${name} is back, position ${place} of ${count}.`,
  },
  noCompany: 'No company selected',
  failed: 'Failed to update module order',
  failedTryAgain: 'Failed to update module order. Please try again.',
};

export type ModuleOrderTexts = typeof texts;
