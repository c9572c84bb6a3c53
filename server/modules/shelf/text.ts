/** What our own lists are, as every row of them says. */
export const LISTS_TEXT = {
  name: 'مسارد مصطلح',
  licence: 'CC BY 4.0',
  link: '',
} as const;

export const doneText = {
  doubted: 'وصل بلاغك إلى المراجعين',
  kept: 'أُبقي الصف كما هو',
  corrected: 'صُحّح الصف',
  hidden: 'أُخفي الصف',
  restored: 'أُعيد الصف إلى المسرد',
} as const;

/** What a reader who doubted a row hears of the decision. */
export const settledNotice = {
  kept: ({ arabic }: { arabic: string }) => ({
    kind: 'shelf_doubt_kept',
    title: `أُبقي صف المسرد «${arabic}» كما هو`,
    body: 'نظر أحد المراجعين في بلاغك ورأى إبقاء الصف.',
  }),
  corrected: ({ arabic, now }: { arabic: string; now: string }) => ({
    kind: 'shelf_doubt_corrected',
    title: `صُحّح صف المسرد «${arabic}» بعد بلاغك`,
    body: `صار الصف: ${now}. شكرًا لك.`,
  }),
  hidden: ({ arabic }: { arabic: string }) => ({
    kind: 'shelf_doubt_hidden',
    title: `أُخفي صف المسرد «${arabic}» بعد بلاغك`,
    body: 'أخذ أحد المراجعين ببلاغك، فلم يعد الصف يظهر للقراء. شكرًا لك.',
  }),
} as const;
