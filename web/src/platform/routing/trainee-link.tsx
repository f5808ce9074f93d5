import { Link } from 'react-router';
import { paths } from './paths.ts';

/** The name of a trainee as a link to the trainee's progress. */
export function TraineeLink({ trainee: { id, name } }: { trainee: { id: number; name: string } }) {
  return (
    <Link
      to={paths.trainee.to(id)}
      className="wrap-anywhere font-semibold underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
