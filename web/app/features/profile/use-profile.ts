import { getCurrentUser } from '@mustalah/contract/accounts';
import { getUserStats, listUserRewards, listUserTransactions } from '@mustalah/contract/rewards';
import { useCall } from '../../use-call.ts';
import { PAGE_SIZE } from './rewards.ts';

/** The user's record as it is now: a role may have been given since sign-in. */
export const useProfile = () => useCall(getCurrentUser, {});

export const useStats = () => useCall(getUserStats, {});

export const useRewards = (page: number) =>
  useCall(listUserRewards, { query: { page, page_size: PAGE_SIZE } }, { keepsPrevious: true });

export const useTransactions = () => useCall(listUserTransactions, {});
