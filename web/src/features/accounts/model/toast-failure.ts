import { messageOf, NetworkError } from '#web/platform/http/api-error.ts';
import { toast } from '#web/ui/toast.ts';

type FailureTexts = {
  readonly refused: string;
  /** No answer arrived: the server may have made the change. */
  readonly unanswered: string;
  /** How the user finds out whether the change was made. */
  readonly hint?: string;
};

/** Shows that a change was refused, or that its outcome is not known. */
export function toastFailure(error: unknown, { refused, unanswered, hint }: FailureTexts): void {
  if (error instanceof NetworkError)
    toast.error(unanswered, {
      description: hint === undefined ? error.message : `${error.message} ${hint}`,
    });
  else toast.error(refused, { description: messageOf(error) });
}
