import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. If two set the same property, the later one must be marked as important ('mb-2!'): the order of the
 * names says nothing.
 */
export const classNames = (...values: ClassValue[]): string => clsx(values);
