import { type CountedNoun, countOf } from '../../text/format.ts';

const unread: CountedNoun = {
  zero: 'كل إشعاراتك مقروءة',
  one: 'إشعار واحد غير مقروء',
  two: 'إشعاران غير مقروءين',
  few: 'إشعارات غير مقروءة',
  many: 'إشعارًا غير مقروء',
  other: 'إشعار غير مقروء',
};

export const text = {
  title: 'الإشعارات',
  unread: (count: number) => countOf(count, unread),
  isNew: 'جديد',
  markRead: 'تعليمه مقروءًا',
  markOneRead: (title: string) => `تعليم «${title}» مقروءًا`,
  markAllRead: 'تعليم الكل مقروءًا',
  allRead: 'عُلّمت الإشعارات كلها مقروءة',
  open: 'عرض التفاصيل',
  openOne: (title: string) => `عرض تفاصيل «${title}»`,
  empty: 'لا إشعارات بعد',
  emptyHint: 'نخبرك هنا حين يُعتمد مصطلح اقترحته، أو يُراجَع بحث قدّمته.',
  loadFailed: 'تعذّر تحميل الإشعارات',
  markFailed: 'تعذّر تعليم الإشعار مقروءًا، حاول مجددًا',
  pages: 'صفحات الإشعارات، الصفحة',
} as const;
