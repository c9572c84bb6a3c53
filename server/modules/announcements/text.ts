export const doneText = { deleted: 'حُذف الإعلان' } as const;
