import type { UserStats } from '@mustalah/contract/rewards';
import { countOf, formatInteger, formatPoints } from '../text/format.ts';
import { counted } from './counted.ts';
import type { Figure } from './figures.tsx';

/** The name of each figure of a member, the same on every screen. */
export const statisticNames = {
  balance: 'رصيد UAS',
  level: 'المستوى',
  contributions: 'عدد المساهمات',
  totalTerms: 'المصطلحات المقترحة',
  approvedTerms: 'المصطلحات المعتمدة',
  categories: 'عدد التخصصات',
  streak: 'المواظبة المتتالية',
  earned: 'UAS المكتسبة',
  paid: 'UAS المدفوعة',
  reviewed: 'الأبحاث المحكّمة',
  published: 'الأبحاث المنشورة',
} as const;

/** What a member has done and earned, in the order in which it is read. */
export const statisticsOf = (stats: UserStats): Figure[] => [
  { label: statisticNames.totalTerms, value: formatInteger(stats.total_terms) },
  { label: statisticNames.approvedTerms, value: formatInteger(stats.approved_terms) },
  { label: statisticNames.categories, value: formatInteger(stats.distinct_categories) },
  { label: statisticNames.streak, value: countOf(stats.current_streak, counted.days) },
  { label: statisticNames.earned, value: formatPoints(stats.uas_earned) },
  { label: statisticNames.paid, value: formatPoints(stats.uas_paid) },
  { label: statisticNames.balance, value: formatPoints(stats.uas_balance) },
  { label: statisticNames.reviewed, value: formatInteger(stats.reviewed_articles) },
  { label: statisticNames.published, value: formatInteger(stats.published_articles) },
];
