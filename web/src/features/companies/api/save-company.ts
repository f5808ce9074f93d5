import { type AdminCompany, createCompany, updateCompany } from '@portal/contract/companies';
import { useMutation } from '@tanstack/react-query';
import { useRequestId } from '#web/features/jobs/api/jobs.ts';
import { uploadFile } from '#web/platform/http/upload-file.ts';
import { refreshCompanies } from './companies.ts';

export type CompanyEntry = {
  name: string;
  /** Null keeps the current logo. */
  logo: File | null;
};

/** Creates a company, or changes `opened`: for an unchanged name, that which another admin has saved since is kept. */
export function useSaveCompany(opened: AdminCompany | null) {
  const clientRequestId = useRequestId();
  return useMutation({
    mutationFn: ({ name, logo: file }: CompanyEntry): Promise<AdminCompany> => {
      if (opened === null)
        return uploadFile(createCompany, { fields: { name, clientRequestId }, file });
      const fields = name === opened.name ? {} : { name };
      return uploadFile(updateCompany, { params: { id: opened.id }, fields, file });
    },
    onSuccess: refreshCompanies,
    // The answer may be lost, or the list does not show yet which company has the name.
    onError: () => void refreshCompanies(),
  });
}
