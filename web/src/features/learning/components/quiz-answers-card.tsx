import type { TrainingModule } from '@portal/contract/learning';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { QuizReviewList, reviewTitle } from '../quiz/components/quiz-review-list.tsx';
import { bestPassSentence } from '../quiz/model/quiz-sentences.ts';

type QuizAnswersCardProps = { module: TrainingModule; review: TrainingModule['review'] };

/** The result and the answers of a passed quiz: the content of a module that has no video to watch again. */
export function QuizAnswersCard({ module, review = [] }: QuizAnswersCardProps) {
  return (
    <Card>
      <CardHeader
        title={reviewTitle(review)}
        description={module.score === null ? null : bestPassSentence(module.score, review)}
      />
      <QuizReviewList review={review} />
    </Card>
  );
}
