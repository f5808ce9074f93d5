import { type AdminCompany, createCompany, updateCompany } from '@portal/contract/companies';
import { useMutation } from '@tanstack/react-query';
import { uploadFile } from '#web/platform/http/upload-file.ts';
import { refreshCompanies } from './companies.ts';

export type CompanyEntry = {
  name: string;
  /** Null keeps the current logo. */
  logo: File | null;
};

/** Creates a company, or changes the one with the id `companyId`. */
export function useSaveCompany(companyId: number | null) {
  return useMutation({
    mutationFn: ({ name, logo }: CompanyEntry): Promise<AdminCompany> => {
      const sent = { fields: { name }, file: logo };
      return companyId === null
        ? uploadFile(createCompany, sent)
        : uploadFile(updateCompany, { ...sent, params: { id: companyId } });
    },
    onSuccess: refreshCompanies,
  });
}
