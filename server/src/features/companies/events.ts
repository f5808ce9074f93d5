/** Published after a company has allowed or forbidden chats with people of other companies. */
export const COMPANY_CHAT_CHANGED = 'companies.chat-changed';
export type CompanyChatChanged = { readonly companyId: number };
