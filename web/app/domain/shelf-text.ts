import type { DoubtReason } from '@mustalah/contract/shelf';

/** What several screens say of the shelf of glossaries. */
export const shelfText = {
  unreviewed: 'من المسرد، لم يُراجَع',
  suggest: 'اقترحه',
  suggestOf: (arabic: string) => `اقترحه: «${arabic}»`,
  inDictionary: 'في المعجم',
  suggested: 'اقتُرح',
  entryOf: (state: string, arabic: string) => `${state}: «${arabic}»`,
  name: 'علم',
  general: 'من ألفاظ اللغة العامة',
  doubt: 'خطأ؟',
  doubtOf: (arabic: string) => `خطأ؟ أبلغ عن «${arabic}»`,
  doubtTitle: 'ما الخطأ في هذا الصف؟',
  doubtHint: 'يراه المراجعون فيبقونه أو يصححونه أو يخفونه، ولا يُذكر لهم اسمك.',
  reason: 'السبب',
  note: 'ملاحظة (اختيارية)',
  send: 'أرسل البلاغ',
  sendFailed: 'تعذّر إرسال البلاغ، حاول لاحقًا',
  reasons: {
    no_equivalent: 'لا يقابل أحدهما الآخر',
    spelling: 'خطأ في الرسم أو الصيغة',
    wrong_field: 'ليس من هذا التخصص',
    no_term: 'ليس مصطلحًا',
    other: 'سبب آخر',
  } satisfies Record<DoubtReason, string>,
  from: 'المصدر:',
  between: '، ',
} as const;
