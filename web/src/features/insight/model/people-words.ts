/** '1 person', '3 people'. */
export function peopleWords(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'person' : 'people'}`;
}
