import type { ChallengeKind, Reason } from './rules.ts';

export const challengeTitle: Record<ChallengeKind, string> = {
  suggest_one: 'اقترح مصطلحًا واحدًا اليوم',
  vote_five: 'صوّت لخمسة مصطلحات اليوم',
  suggest_new_category: 'اقترح مصطلحًا في تخصص لم تشارك فيه من قبل',
  vote_three_categories: 'صوّت لمصطلحات من ثلاثة تخصصات مختلفة',
  suggest_two: 'اقترح مصطلحين اليوم',
  suggest_and_vote: 'اقترح مصطلحًا وصوّت لثلاثة مصطلحات',
};

/** The sentence that says why points came or went; the label is the term, or the challenge. */
export const reasonText: Record<Reason, (label: string) => string> = {
  term_approved: (label) => `اعتماد المصطلح الذي اقترحته: ${label}`,
  term_reversed: (label) => `سحب نقاط المصطلح بعد رفضه: ${label}`,
  vote_cast: (label) => `تصويتك للمصطلح: ${label}`,
  vote_revoked: (label) => `سحب تصويتك للمصطلح: ${label}`,
  challenge_reversed: (label) => `سحب مكافأة التحدي بعد التراجع عن عمله: ${label}`,
  daily_challenge: (label) => `إتمام التحدي اليومي: ${label}`,
  paper_published: (label) => `نشر بحثك: ${label}`,
  paper_retracted: (label) => `سحب نقاط البحث بعد سحبه من النشر: ${label}`,
  // Which paper somebody reviewed is for nobody's eyes.
  paper_reviewed: () => 'تحكيم بحث للمجلة',
};
