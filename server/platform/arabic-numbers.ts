const LOCALE = 'ar-EG-u-nu-arab';

/** A number in our sentences, in the digits that every screen shows: ١٬٢٠٠, and as many decimals as points have. */
export const { format: arabicNumber } = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 6 });

/** A number that names something, such as a year: ٢٠٢٦. */
export const { format: arabicDigits } = new Intl.NumberFormat(LOCALE, { useGrouping: false });

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'Asia/Riyadh' });
/** A day in our sentences, as Riyadh counts it. */
export const arabicDay = (moment: Date): string => day.format(moment);

// Minutes are enough.
const moment = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Riyadh',
});
/** A day and its time in our sentences, in Riyadh. */
export const arabicMoment = (at: Date): string => moment.format(at);
