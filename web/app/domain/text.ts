/** What several screens say of one thing. */
export const statusText = { approved: 'معتمد', pending: 'قيد المراجعة', needsDefinition: 'يحتاج إلى تعريف' };

export const challengeText = {
  title: 'التحدي اليومي',
  reward: (reward: string) => `المكافأة: ${reward} UAS`,
  done: 'مكتمل',
  left: (left: string) => `المتبقي: ${left}`,
};

export const searchText = {
  label: 'ابحث عن مصطلح',
  placeholder: 'مصطلح عربي أو لاتيني…',
  search: 'بحث',
};

export const paperStatusText = {
  pending: 'قيد المراجعة',
  approved: 'مقبول',
  rejected: 'مرفوض',
  revisions_requested: 'تعديلات مطلوبة',
};

export const journalText = {
  strip: 'صفحات المجلة',
  submitPaper: 'قدّم بحثًا',
  myPapers: 'أبحاثي',
  reviewerDashboard: 'لوحة المحكّم',
  journalAdmin: 'إدارة المجلة',
};
