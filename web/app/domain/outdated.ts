import { getDailyChallenge, getUserStats, listUserRewards } from '@mustalah/contract/rewards';
import { getTerm, searchTerms } from '@mustalah/contract/terms/dictionary';
import { listProposals } from '@mustalah/contract/terms/proposals';
import { checkTerm } from '@mustalah/contract/terms/suggestions';

/** What a write outdates that may earn points or cost them. */
export const toldOfPoints = [getUserStats, getDailyChallenge, listUserRewards] as const;

/** What a write outdates that adds, changes or takes away a term. */
export const toldOfTerms = [searchTerms, getTerm, checkTerm] as const;

/** What a decision on a part that was proposed to an entry outdates. */
export const toldOfProposals = [listProposals, ...toldOfTerms] as const;
