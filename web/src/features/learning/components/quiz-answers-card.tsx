import type { TrainingModule } from '@portal/contract/learning';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { QuizReviewList, reviewTitle } from '../quiz/components/quiz-review-list.tsx';

type QuizAnswersCardProps = { module: TrainingModule; review: TrainingModule['review'] };

/** The result and the answers of a passed quiz: the content of a module that has no video to watch again. */
export function QuizAnswersCard({ module, review = [] }: QuizAnswersCardProps) {
  return (
    <Card>
      <CardHeader
        title={reviewTitle(review)}
        description={module.score === null ? null : `You passed this quiz with ${module.score}%.`}
      />
      <QuizReviewList review={review} />
    </Card>
  );
}
