/**
 * How long an adversary who knows nothing needs for a quiz, in simulated minutes: `npm run drill:quiz [seed] [games]`.
 * The table is in docs/security.md.
 */
import { median, printTable } from './figures.ts';
import { playQuiz, type Quiz } from './quiz/play-quiz.ts';
import { createRandom } from './scale/random.ts';

const [seed = 15, games = 40] = process.argv.slice(2).map(Number);
const SAMPLES = 400;

const all = { questions: 10, drawn: 10, options: 4, samples: SAMPLES };
const pool = { ...all, questions: 30, samples: SAMPLES / 2 };

function rowOf(quiz: Quiz) {
  const random = createRandom(seed);
  const played = Array.from({ length: games }, () => playQuiz(quiz, random));
  const minutes = played.map((game) => game.minutes);
  const within = minutes.filter((each) => each <= 90).length / games;
  return {
    quiz: quiz.drawn < quiz.questions ? `${quiz.drawn} of ${quiz.questions}` : `${quiz.drawn}`,
    accounts: quiz.accounts,
    keys: quiz.countsKeys ? 'counted' : 'sampled',
    'scores shown': quiz.showsExactly ? 'all exactly' : 'as the portal',
    'median minutes': Math.round(median(minutes)),
    'median tries': median(played.map((game) => game.tries)),
    'passed within 90 min': `${Math.round(within * 100)} %`,
  };
}

console.log(`seed ${seed}, ${games} quizzes each, 4 options, pass mark 70 %`);
const rows: Quiz[] = [
  { ...all, accounts: 1, showsExactly: true },
  { ...all, accounts: 1, countsKeys: true },
];
for (const quiz of [all, pool])
  for (const accounts of [1, 2, 4, 8]) rows.push({ ...quiz, accounts });
printTable(rows.map(rowOf));
