import { countOf } from '../text/format.ts';
import { counted } from './counted.ts';

export const finalFileText = {
  pdf: 'ملف PDF النهائي',
  pdfHint:
    'عليه أسماء المؤلفين كما تُنشر، بلا صفحة عنوان: نضعها نحن أمامه، ونزيل منه المرفقات والتعليقات وما يُنفَّذ.',
  source: 'المصدر (اختياري)',
  sourceHint:
    'من ملف DOCX يُنشر نص البحث وصوره في صفحته (بلا تعليقات ولا تعديلات متتبَّعة)، ومن ملف ZIP فيه مصدر LaTeX يُنشر نصه ومعادلاته دون أشكاله. وما سوى ذلك في ملف ZIP تحفظه المجلة ولا تنشره.',
  pick: 'اختر ملفًا',
  send: 'أرسل النسخة النهائية',
  sent: 'وصلت النسخة النهائية',
  failed: 'تعذّر إرسال النسخة النهائية',
  open: 'افتح النسخة النهائية',
  openSource: 'نزّل المصدر',
  by: { author: 'رفعها المؤلف', editor: 'رفعها التحرير' },
  givenOn: (by: string, day: string) => `${by} في ${day}`,
  checked: (day: string) => `أجازها التحرير في ${day}`,
  unchecked: 'تنتظر تدقيق التحرير',
  pages: (pages: number) => countOf(pages, counted.pages),
};
