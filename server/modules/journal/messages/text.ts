export const messageDone = { detail: 'قُرئت الرسائل' };
