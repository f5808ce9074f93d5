import type { MailLanguage } from '@portal/contract/mail-languages';
import { changeMailLanguage, getMailLanguage } from '@portal/contract/own-account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';

/** The language of the mails to the user, who may have changed it in another browser. */
export function useMailLanguage() {
  return useQuery({ ...callQuery(getMailLanguage), staleTime: 0 });
}

export function useChangeMailLanguage() {
  return useMutation({
    mutationFn: (language: MailLanguage) => callApi(changeMailLanguage, { body: { language } }),
    onSuccess: (saved) => queryClient.setQueryData(callKey(getMailLanguage), saved),
  });
}
