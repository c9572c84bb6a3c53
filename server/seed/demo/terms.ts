export interface DemoTerm {
  by: string;
  arabic: string;
  latin: string;
  definition: string;
  category: string;
  /** Five approve it. */
  votes: number;
}

/** Suggestions of the trial community: some approved by votes, some a vote or two away, some new. */
export const terms: readonly DemoTerm[] = [
  {
    by: 'author-yasin',
    arabic: 'مُرَشِّح بلوم',
    latin: 'Bloom filter',
    definition:
      'بنية بيانات احتمالية تجيب في ذاكرة صغيرة عن سؤال: أهذا العنصر في المجموعة؟ فتخطئ بنعم أحيانًا ولا تخطئ بلا أبدًا.',
    category: 'علوم الحاسوب',
    votes: 5,
  },
  {
    by: 'author-yasin',
    arabic: 'تجزئة متّسقة',
    latin: 'consistent hashing',
    definition: 'توزيع المفاتيح على خوادم بحيث لا ينتقل منها عند زيادة خادم أو نقصه إلا القليل.',
    category: 'علوم الحاسوب',
    votes: 5,
  },
  {
    by: 'author-yasin',
    arabic: 'وسيط الرسائل',
    latin: 'message broker',
    definition:
      'برنامج يتسلّم الرسائل من برامج ويسلّمها إلى أخرى، فلا يلزم أن تعرف بعضها ولا أن تعمل في وقت واحد.',
    category: 'علوم الحاسوب',
    votes: 5,
  },
  {
    by: 'author-lina',
    arabic: 'قلب شفري',
    latin: 'code switching',
    definition: 'انتقال المتكلم في الحديث الواحد من لغة أو لهجة إلى أخرى.',
    category: 'اللسانيات',
    votes: 4,
  },
  {
    by: 'author-lina',
    arabic: 'مدوّنة متوازية',
    latin: 'parallel corpus',
    definition: 'مجموعة نصوص بلغة ومعها ترجماتها بلغة أخرى، محاذاة جملة بجملة.',
    category: 'اللسانيات',
    votes: 4,
  },
  {
    by: 'author-mona',
    arabic: 'غشاء حيوي جرثومي',
    latin: 'bacterial biofilm',
    definition: 'جماعة من الجراثيم تلتصق بسطح وتكسو نفسها بمادة تفرزها فتقيها المضادات والجفاف.',
    category: 'الأحياء',
    votes: 3,
  },
  {
    by: 'author-dana',
    arabic: 'تشتت رامان المعزَّز بالسطح',
    latin: 'surface-enhanced Raman scattering',
    definition: 'ازدياد إشارة رامان ازديادًا كبيرًا حين تكون الجزيئات على سطح معدني خشن في مقياس النانومتر.',
    category: 'الفيزياء',
    votes: 2,
  },
  {
    by: 'author-samir',
    arabic: 'هامش التأخير',
    latin: 'slack time',
    definition: 'مقدار ما يمكن أن يتأخر به عمل في مشروع من غير أن تتأخر نهاية المشروع كله.',
    category: 'الإدارة',
    votes: 1,
  },
  {
    by: 'voter-6',
    arabic: 'إعادة صياغة آلية',
    latin: 'automatic paraphrasing',
    definition: 'توليد جملة تؤدي معنى جملة أخرى بألفاظ غير ألفاظها من دون تدخل إنسان.',
    category: 'الذكاء الاصطناعي',
    votes: 0,
  },
];
