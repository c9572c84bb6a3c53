export const doneText = { removed: 'حُذف العضو من هيئة التحرير' } as const;
