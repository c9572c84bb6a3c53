import { getCurrentUser } from '@mustalah/contract/accounts';
import { getUserStats, listUserRewards, listUserTransactions } from '@mustalah/contract/rewards';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { PAGE_SIZE } from './rewards.ts';

export const profileKey = (userId: number) => ['current-user', userId];

/** The user's record as it is now: a role may have been given since sign-in. */
export const useProfile = (userId: number) =>
  useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => call(getCurrentUser, {}, { signal }),
  });

export const useStats = (userId: number) =>
  useQuery({
    queryKey: ['user-stats', userId],
    queryFn: ({ signal }) => call(getUserStats, {}, { signal }),
  });

export const useRewards = (userId: number, page: number) =>
  useQuery({
    queryKey: ['user-rewards', userId, page],
    queryFn: ({ signal }) => call(listUserRewards, { query: { page, page_size: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useTransactions = (userId: number) =>
  useQuery({
    queryKey: ['user-transactions', userId],
    queryFn: ({ signal }) => call(listUserTransactions, {}, { signal }),
  });
