import type { UseQueryResult } from '@tanstack/react-query';
import { Card, CardHeader } from '#web/ui/card.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';

type ChartCardProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  title: string;
  description: string;
  /** The title of the failure if nothing was loaded. */
  failed: string;
  children: (data: Data) => Elements;
};

/** A card with a chart, in each of its states. */
export function ChartCard<Data>(props: ChartCardProps<Data>) {
  const { query, title, description, failed, children } = props;
  const { data, error, isFetching, refetch } = query;
  if (data === undefined)
    return error === null ? (
      <ChartSkeleton />
    ) : (
      <ErrorCard
        title={failed}
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Card>
      <CardHeader title={title} description={description} />
      {children(data)}
    </Card>
  );
}
