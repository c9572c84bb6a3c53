import type { MemberFields } from '../../modules/journal/board/queries.ts';

type BoardMember = Pick<MemberFields, 'name' | 'latin_name' | 'role' | 'affiliation'>;

/** In the order in which they are listed. */
export const board: readonly BoardMember[] = [
  {
    name: 'سلمى المحرّرة',
    latin_name: 'Salma Al-Muharrira',
    role: 'رئيسة التحرير',
    affiliation: 'مجلة مصطلح',
  },
  {
    name: 'نادر الفصيح',
    latin_name: 'Nader Al-Fasih',
    role: 'محرر اللغة والترجمة',
    affiliation: 'جامعة الواحة',
  },
  {
    name: 'هدى البرمجية',
    latin_name: 'Huda Al-Barmajiyya',
    role: 'محررة الهندسة',
    affiliation: 'معهد الحوسبة',
  },
];
