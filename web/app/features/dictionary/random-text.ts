/** What the page of the day's term says. */
export const randomText = {
  randomPageTitle: 'مصطلح اليوم',
  randomDescription: 'مصطلح علمي عربي جديد كل يوم بتعريفه ومقابله اللاتيني، ومصطلحات أخرى متى شئت.',
  dayTerm: 'مصطلح اليوم',
  randomTerm: 'مصطلح عشوائي',
  loadingTerm: 'جارٍ تحميل المصطلح…',
  source: 'المصدر:',
  anotherTerm: 'مصطلح آخر',
  termFailed: 'تعذّر تحميل المصطلح، حاول مجددًا',
  openTerm: 'صفحة المصطلح',
} as const;
