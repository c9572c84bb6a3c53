import type { NoticeText } from '../paper/tell.ts';

/** What the author of a paper is told of its terms. */
export const noticeText = {
  found: (paper: string): NoticeText => ({
    kind: 'paper_terms_found',
    title: `وجدنا في بحثك «${paper}» مصطلحات من المعجم`,
    body: 'أثبت منها ما استعملتَه بمعناه في المعجم: يظهر مع بحثك حين يُنشر، ويظهر بحثك في صفحة كل مصطلح منها.',
  }),
  suggested: (paper: string, terms: readonly string[]): NoticeText => ({
    kind: 'paper_terms_suggested',
    title: `دخلت مصطلحات بحثك «${paper}» مراجعة المعجم`,
    body: `نُشر البحث، فصار ما اقترحتَه فيه معروضًا للمراجعة والتصويت: ${terms.join('، ')}.`,
  }),
  exists: (paper: string, term: string): NoticeText => ({
    kind: 'paper_term_exists',
    title: `المصطلح «${term}» موجود في المعجم من قبل`,
    body: `اقترحتَه في بحثك «${paper}»، ثم وجدناه في المعجم حين نُشر البحث. ما كتبتَه محفوظ في صفحة «أبحاثي».`,
  }),
};
