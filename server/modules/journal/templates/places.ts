import type { LetterSide } from '@mustalah/contract/journal/templates';

/** What letters may hold between braces, each with a value to show it with. */
export const samples = {
  العنوان: 'أثر التعريب في تعليم الطب',
  الموعد: '٣٠ أبريل ٢٠٢٦',
  'موعد الجواب': '١٦ أبريل ٢٠٢٦',
  القرار: 'القبول',
  'من يقرر': 'يوصي المحكّمون، ويقرر المحرر.',
  الملاحظات: 'المحكّم أ: وضّح المنهج.\n\nالمحكّم ب: حدّث المراجع.',
  السبب: 'تكرار ما نُشر من قبل',
  'ما يُصنع': 'صدّره من جديد وأرفقه.',
  الإعلان: 'ويظهر على صفحة البحث هذا التصحيح: صُحّح رقم في الجدول الثاني.',
  المجلد: 'المجلد ٣ (٢٠٢٦)',
  المكافأة: 'وأُضيفت ٥٠ UAS إلى رصيدك.',
  النقاط: '١٠',
  الرابط: 'https://example.org/review-invitation?token=…',
  'عدد ما وصل': '١',
  'العدد المطلوب': '٢',
  الرسالة: 'هل في النسخة المعدّلة جدول القياسات؟',
  الأسماء: 'سلمى الزهراني، عمر الفارسي',
} as const;
export type Place = keyof typeof samples;

/**
 * What there is for each side. Nothing here names a reviewer to an author, or an author to a reviewer: what does not exist
 * cannot be written into a letter.
 */
export interface PlacesFor {
  author: Exclude<Place, 'الأسماء' | 'الرابط' | 'الموعد' | 'موعد الجواب'>;
  reviewer: 'العنوان' | 'الرسالة' | 'الموعد' | 'موعد الجواب' | 'القرار' | 'من يقرر' | 'الرابط' | 'النقاط';
  editor: 'العنوان' | 'الرسالة' | 'القرار' | 'عدد ما وصل' | 'العدد المطلوب' | 'الأسماء';
}

/** A letter as it was delivered. */
export interface Letter<Side extends LetterSide = LetterSide> {
  to: Side;
  /** When it is sent. */
  occasion: string;
  subject: string;
  body: string;
  places: readonly PlacesFor[Side][];
  /** Without these it would be of no use. */
  needs?: readonly PlacesFor[Side][];
}
