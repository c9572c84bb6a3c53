import { describe, expect, test } from 'vitest';
import { likelyConflicts, type Person, signsOf } from './likely-conflicts.ts';
import { mayBeSame, nameKeys } from './name-keys.ts';

describe('names that may be of one person', () => {
  test.each([
    ['ليث الكاتب المشارك', 'ليث المشارك'],
    ['ليث الكاتب المشارك', 'د. ليث بن الكاتب المشارك'],
    ['ليث الكاتب المشارك', 'المشارك ليث'],
    ['ليث الكاتب', 'Laith Al-Katib'],
    ['ليث الكاتب', 'Layth el Kateb'],
    ['ليث الكاتب', 'L. Katib'],
    ['ليث الكاتب', 'Katib, L.'],
    ['خالد الشمري', 'Khaled Al-Shammari'],
    ['عبد الرحمن القحطاني', 'عبدالرحمن القحطاني'],
    ['عبد الرحمن القحطاني', 'Abdul Rahman Al Qahtani'],
    ['فاطمة الزهراني', 'Fatimah Alzahrani'],
    ['John Smith', 'Smith John'],
  ])('%s and %s', (one, other) => {
    expect(mayBeSame(nameKeys(one), nameKeys(other))).toBe(true);
  });

  test.each([
    ['ليث الكاتب', 'ليث المشارك'],
    ['ليث الكاتب', 'سالم الكاتب'],
    ['ليث', 'ليث'],
    ['خالد الشمري', 'خالد السامرائي'],
    ['John Smith', 'Jane Smith-Jones'],
    ['ليث الكاتب', 'M. Katib'],
  ])('not %s and %s', (one, other) => {
    expect(mayBeSame(nameKeys(one), nameKeys(other))).toBe(false);
  });
});

describe('what makes a conflict likely', () => {
  const reviewer = (more: Partial<Person>) =>
    signsOf({ name: 'سعاد المحكّمة', latin_name: '', affiliation: '', email: 's@gmail.com', ...more });
  const author = signsOf({
    name: 'زنوبيا القزوينية',
    latin_name: 'Zenobia Qazvini',
    affiliation: 'كلية الطب، جامعة الأندلس',
    email: 'zenobia@med.andalus.edu.sa',
  });

  test.each([
    [{}, []],
    [{ affiliation: 'جامعة الاندلس - قسم الجراحة' }, ['affiliation']],
    [{ affiliation: 'كلية الطب، جامعة الأقصى' }, []],
    [{ email: 'souad@andalus.edu.sa' }, ['mail_domain']],
    [{ email: 'souad@edu.example' }, []],
    [{ name: 'Z. Qazvini', email: 'z@med.andalus.edu.sa' }, ['name', 'mail_domain']],
  ])('%o: %o', (more, signs) => {
    expect(likelyConflicts(reviewer(more), author)).toEqual(signs);
  });

  test('an address that anybody may have tells nothing', () => {
    const other = signsOf({ name: 'غيرها', latin_name: '', affiliation: '', email: 'other@gmail.com' });
    expect(likelyConflicts(reviewer({}), other)).toEqual([]);
  });
});
