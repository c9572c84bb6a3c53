import { TERMS_TO_CONTRIBUTE, VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { counted } from '../../domain/counted.ts';
import { countOf } from '../../text/format.ts';

/** The address that answers readers, authors and contributors. */
export const SUPPORT_ADDRESS = 'support@mustalah.local';

export interface Section {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export interface StaticPage {
  title: string;
  /** For search engines and previews. */
  description: string;
  lead: string;
  sections: readonly Section[];
}

/** The call that stands on two pages. */
const officesSection: Section = {
  title: 'دعوة إلى قادة المكاتب الوطنية',
  paragraphs: [
    'نبحث في كل بلد عربي عمّن يقود مكتبًا وطنيًا للمنصة: يعرّف بها في الجامعات والمجامع، ويجمع المساهمين من أهل التخصص، وينقل إلينا ما استقر من مصطلحات بلده.',
    'إن كنت ترى في نفسك القدرة على ذلك فراسلنا، واذكر بلدك وتخصصك وما تستطيع أن تبذله من وقت.',
  ],
};

export const aboutPage: StaticPage = {
  title: 'عن المنصة',
  description: 'ما منصة مصطلح، وكيف يُصاغ المصطلح العلمي العربي فيها ويُحكّم ويُنشر.',
  lead: 'مصطلح منصة عربية يصوغ فيها أهل العلم مصطلحاتهم بلغتهم، ويصوّتون عليها ويحكّمونها، ثم ينشرون بها أبحاثهم.',
  sections: [
    {
      title: 'لماذا مصطلح؟',
      paragraphs: [
        'تدخل العلوم كل يوم مفاهيم جديدة، وكثيرًا ما تصل إلى العربية بأكثر من مقابل، أو بلا مقابل. هنا يُقترح المقابل بتعريفه وتخصصه، ويراه الجميع، ويُختار بالحجة لا بالعادة.',
      ],
    },
    {
      title: 'ماذا تجد فيها؟',
      paragraphs: [],
      points: [
        'معجم علمي مفتوح: لكل مصطلح مقابله اللاتيني وتعريفه وتخصصه وعدد من صوّتوا له.',
        'محرّك لغوي يستخرج الجذر ويشتق منه على أوزان العربية.',
        'أدوات تعين المقترِح على الترجمة والتعريف واختيار التخصص.',
        'مجلة علمية محكّمة تحكيمًا مزدوج التعمية، تنشر بالعربية.',
        'مكافآت بعملة UAS لمن تُعتمد مساهماته.',
      ],
    },
    {
      title: 'كيف يُعتمد المصطلح؟',
      paragraphs: [
        `يظهر المقترح فور إرساله وعليه علامة «قيد المراجعة». يعتمده مدير المنصة أو مساهم رسمي، أو يُعتمد تلقائيًا حين ينال ${countOf(VOTES_TO_APPROVE, counted.votes)}. ومن اعتُمد له ${countOf(TERMS_TO_CONTRIBUTE, counted.terms)} صار مساهمًا رسميًا يراجع مقترحات غيره.`,
        'ما لم يصوّت عليه أحد يبقى قيد المراجعة، بلا أجل، حتى يراجعه مدير المنصة أو مساهم رسمي. وما رُفض يختفي من المعجم، ويُبلَّغ صاحبه بالسبب إن كُتب.',
      ],
    },
    {
      title: 'من أين التعريفات؟ وكيف يُصحَّح الخطأ؟',
      paragraphs: [
        'تعريفات معجم مصطلح التأسيسي كُتبت له ولم تُنقل من معجم آخر، وما عداها من كتابة من اقترحها. في صفحة كل مصطلح مصدره، ومن عدّله ومتى.',
        'يعدّل المقترِح مصطلحه ما دام قيد المراجعة. وإن رأيت خطأ في مصطلح معتمد فراسلنا من صفحة «اتصل بنا» برابط صفحته وبالصواب ومصدره.',
      ],
    },
    {
      title: 'لمن هذا العمل؟',
      paragraphs: [
        'محتوى المعجم للجميع برخصة المشاع الإبداعي (نسب المصنف ٤٫٠): انسخه وعدّله وانشره، واذكر مصدره. وبرمجيات المنصة مفتوحة المصدر.',
      ],
    },
    officesSection,
  ],
};

export const contactPage: StaticPage = {
  title: 'اتصل بنا',
  description: 'راسل فريق منصة مصطلح: الدعم، والمجلة، والمكاتب الوطنية.',
  lead: 'نقرأ كل رسالة، ونرد عادة في غضون ثلاثة أيام عمل.',
  sections: [
    {
      title: 'فيمَ تراسلنا؟',
      paragraphs: [],
      points: [
        'مشكلة في حسابك أو في صرف مكافآتك.',
        'خطأ في مصطلح معتمد أو في تعريفه.',
        'سؤال عن بحث قدّمته إلى المجلة، أو رغبة في الانضمام إلى المحكّمين.',
        'اقتراح يحسّن المنصة، أو ثغرة أمنية تودّ الإبلاغ عنها.',
      ],
    },
    officesSection,
  ],
};

export const text = {
  writeUs: 'البريد الإلكتروني للدعم:',
  supportTitle: 'الدعم',

  communityTitle: 'المجتمع',
  communityDescription: 'مجتمع منصة مصطلح: صفحة قيد التطوير.',
  communityBody: 'هذه الصفحة قيد التطوير.',
  communityHint:
    'سيكون هنا ملتقى المساهمين للنقاش حول المصطلحات. وإلى ذلك الحين يمكنك التصويت على المقترحات في المعجم.',

  guideContents: 'محتويات الدليل',
  downloads: 'ملفات للتنزيل',
  templateFile: 'قالب البحث (Word)',
  guideFile: 'الدليل (PDF)',
  submitPaper: 'قدّم بحثك',
} as const;
