import { expect, it, vi } from 'vitest';
import { createEmitter, createStore } from './store.ts';

it('calls each listener after a change, with the new value in place', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.current()));
  store.subscribe(() => seen.push(-store.current()));
  store.set(2);
  expect(seen).toEqual([2, -2]);
});

it('calls no listener when the value does not change', () => {
  const list = [1];
  const store = createStore(list);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(list);
  expect(listener).not.toHaveBeenCalled();
  store.set([1]);
  expect(listener).toHaveBeenCalledOnce();
});

it('does not call a removed listener, even if another one removed it during the call', () => {
  const store = createStore('a');
  const second = vi.fn();
  const ends = [() => removeSecond(), () => undefined].map(store.subscribe);
  const removeSecond = store.subscribe(second);
  store.set('b');
  expect(second).not.toHaveBeenCalled();
  for (const end of ends) end();
  store.set('c');
  expect(second).not.toHaveBeenCalled();
});

it('calls every listener and collects the results', () => {
  const emitter = createEmitter<number>();
  expect(emitter.isObserved()).toBe(false);
  const end = emitter.subscribe((n) => n + 1);
  emitter.subscribe((n) => n * 10);
  expect([emitter.isObserved(), emitter.emit(2)]).toEqual([true, [3, 20]]);
  end();
  expect(emitter.emit(2)).toEqual([20]);
});
