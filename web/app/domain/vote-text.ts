import { countOf, formatPoints } from '../text/format.ts';
import { counted } from './counted.ts';

const pointsOf = (points: number): string => (points === 0.5 ? 'نصف نقطة' : `${formatPoints(points)} UAS`);

/** What voting says wherever one votes. */
export const voteText = {
  votesRemaining: ({ votes_needed, is_approved }: { votes_needed: number; is_approved: boolean }) => {
    if (is_approved) return 'اعتُمد بالأصوات';
    return votes_needed === 0 ? 'اكتمل النصاب' : `بقي ${countOf(votes_needed, counted.votes)} للاعتماد`;
  },
  vote: 'صوّت',
  voteFor: (term: string) => `صوّت للمصطلح ${term}`,
  /** On the button itself, once one has voted. */
  hasVoted: 'سُجّل صوتك',
  revoke: 'سحب الصوت',
  revokeFor: (term: string) => `اسحب صوتك من المصطلح ${term}`,
  voteNeedsLogin: 'يجب تسجيل الدخول للتصويت',
  voteFailed: 'حدث خطأ أثناء التصويت',
  /** Only what the vote really earned, and the day's challenge when this vote completed it. */
  voted: (credited: number, challenge: number) =>
    `سُجّل صوتك، ${credited > 0 ? `وأضيف ${pointsOf(credited)} إلى رصيدك` : 'وقد نلت كل نقاط التصويت لهذا اليوم'}${
      challenge > 0 ? `، وأتممت التحدي اليومي فأضيف ${formatPoints(challenge)} UAS` : ''
    }`,
  /** The voter's address is not confirmed. */
  voteWaits: 'حُفظ صوتك، ويُحتسب متى أكّدت بريدك الإلكتروني',
  revoked: 'سُحب صوتك',
} as const;
