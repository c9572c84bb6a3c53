import { expect, test } from 'vitest';
import { greetingName, nameObjection } from './objection.ts';
import { isTeamName, sameName } from './reserved-names.ts';

test.each([
  ['سلمى evil。com'],
  ['evil．com'],
  ['evil｡com'],
  ['سلمى evil.كوم'],
  ['شركة.موقع'],
  ['evil[.]com'],
  ['evil(dot)com'],
  ['evil {نقطة} com'],
  ['@evil.com'],
  ['سلمى @salma'],
  ['evil .com'],
  ['EVIL.CoM'],
  ['evil.support'],
  ['e·vil・com evil・com'],
  ['evil.xn--fhbei'],
  ['a​b.co.uk'],
  ['evil dot com'],
  ['سلمى evil DOT Com'],
  ['evil دوت كوم'],
  ['evil نقطة com'],
  ['ｅｖｉｌ  dot  com'],
  ['سلمى www evil'],
  ['HTTPS evil'],
])('«%s» is an address to some reader', (name) => {
  expect(nameObjection(name)).toBe('name_link');
});

test.each([
  ['.'],
  ['😀'],
  ['🇸🇦 ٧'],
  ['123'],
  ['ـــ\u200f'.replaceAll('ـ', '\u0301')],
  ['\u3164'],
  ['\u2800'],
  [`س${'\u0301'.repeat(150)}لمى`],
])('a name is read: not «%s»', (name) => {
  expect(nameObjection(name)).toBe('name_unreadable');
});

test.each([
  ['د.محمد علي'],
  ['أ.د. هدى'],
  ['م. أ/ سعاد'],
  ['Node.js Fan'],
  ['J. R. Smith'],
  ['Dr. Al Hassan'],
  ['سَلْمَى الصَّالِحَّةُ'],
  ['王'],
  ['سلمى ٢'],
  ['O’Neill'],
  ['Dot Cotton'],
  ['Mary Dot Smith'],
  ['سلمى نقطة ضوء'],
  ['نقطة شبكة'],
  ['Awwwad'],
])('«%s» is a name', (name) => {
  expect(nameObjection(name)).toBeNull();
  expect(isTeamName(name)).toBe(false);
});

test.each([
  ['مدير المنصة ١'],
  ['مدير المنصة'],
  ['٢ مدير المنصة'],
  ['مدير المنصة الرسمي'],
  ['فريق الدعم الفني لمصطلح'],
  ['حساب مصطلح الرسمي'],
  ['مشرفة الموقع'],
  ['Mustalah Official'],
  ['The Mustalah Team'],
  ['Admin1'],
  ['аdmin_2'],
  ['Support Team'],
  ['م د ي ر المنصة'.replaceAll('م د ي ر', 'م.د.ي.ر')],
  ['A d m i n'],
  ['Мustаlаһ 2'],
])('«%s» speaks for the platform', (name) => {
  expect(isTeamName(name)).toBe(true);
});

test.each([
  ['هدى مصطلحي'],
  ['صلاح الإداري'],
  ['رسمي فريد'],
  ['فني عام'],
  ['Sam Support-Smith'],
  ['مدير عبد الله'],
])('«%s» speaks for nobody else', (name) => {
  expect(isTeamName(name)).toBe(false);
});

test('a number behind a name, or before it, makes it no other', () => {
  expect([sameName('هدى الأمينة', 'هُدى الامينه ٢'), sameName('هدى الأمينة', 'هدى')]).toEqual([true, false]);
});

test.each([
  ['أمل الباحثة', 'أمل الباحثة'],
  ['عزيزنا\nحسابك سيُغلق', null],
  ['فعّله evil.com', null],
  ['\u200b', null],
])('a mail greets «%s» as %s', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});
