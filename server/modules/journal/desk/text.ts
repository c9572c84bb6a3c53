import type { NoticeText } from '../paper/tell.ts';

export const deskText = {
  admitted: (paper: string): NoticeText => ({
    kind: 'paper_editor_admitted',
    title: `لم تعد تُعدّ من مؤلفي «${paper}»`,
    body: 'رفع محرر غيرك ما كان يمنعك من البحث وسجّل سببه، فلك أن تتولى تحريره.',
  }),
};
