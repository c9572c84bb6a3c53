// Numbers and dates as the reader of Arabic expects them; one kind of digits on every screen.
const LOCALE = 'ar-EG-u-nu-arab';
const TIME_ZONE = 'Asia/Riyadh';

const plural = new Intl.PluralRules('ar');
const integer = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const ungrouped = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0, useGrouping: false });
const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const price = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 6 });
const smallPrice = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 8 });
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
// Swedish dates are ISO dates.
const plainDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });
// Its day is written as every other day: one form of dates on a screen.
const moment = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const share = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'medium', timeZone: TIME_ZONE });

export const formatInteger = (value: number | bigint): string => integer.format(value);
/** A number that names and does not count: a year, a volume. */
export const formatUngrouped = (value: number): string => ungrouped.format(value);
/** At most two decimals, as points have. */
export const formatPoints = (value: number): string => decimal.format(value);
export const formatDay = (iso: string): string => day.format(new Date(iso));
/** `2026-03-10`: the day that `formatDay` names, as programs read it. */
export const isoDay = (iso: string): string => plainDay.format(new Date(iso));
/** Of a month such as `2026-03`. */
export const formatMonth = (name: string): string => month.format(new Date(`${name}-01`));
/** Of a day such as `2026-03-10`, without its year. */
export const formatShortDay = (name: string): string => shortDay.format(new Date(name));
/** Of a number between 0 and 1. */
export const formatShare = (value: number): string => share.format(value);
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
export const formatClock = (date: Date): string => clock.format(date);

/** 8 decimals below 0.0001, else 6; zeros at the end are dropped. */
export const formatPrice = (value: number): string => (value < 0.0001 ? smallPrice : price).format(value);

/** The six Arabic forms of a counted noun; `few` and above get the number before them. */
export interface CountedNoun {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** For instance `countOf(3, votes)` gives «٣ أصوات». */
export function countOf(count: number, noun: CountedNoun): string {
  const form = plural.select(count);
  return form === 'zero' || form === 'one' || form === 'two'
    ? noun[form]
    : `${integer.format(count)} ${noun[form]}`;
}
