export const annotatedDone = { detail: 'حُذفت تعليقاتك على البحث' };
