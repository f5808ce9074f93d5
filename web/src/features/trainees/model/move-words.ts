/** Sentences about the consequences of a move to another company for the trainees. */
export function moveWords(count: number): string {
  return count === 1
    ? 'The trainee starts a new run with the modules of the chosen company. Earlier runs stay visible. The move can be undone until the trainee has begun it.'
    : 'They start a new run with the modules of the chosen company. Earlier runs stay visible. The move can be undone until one of them has begun it.';
}
