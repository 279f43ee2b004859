import { queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { including, replacing, useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import { searchCoins } from '#shared/contracts/market.ts';
import {
  createWatchRule,
  deleteWatchRule,
  listWatchlist,
  switchWatchRule,
  unwatchCoin,
  type WatchedCoin,
  type WatchRule,
  type WatchRuleInput,
  watchCoin,
} from '#shared/contracts/watchlist.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';

/** Prices are read about once a minute, and nobody is told of each. */
const PRICES_MS = 60_000;

export const watchlist = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, listWatchlist, t('Failed to load the watchlist')),
    refetchInterval: PRICES_MS,
  });

/** Coins by name or symbol; asked only for something typed. */
export const coinSearch = (api: ApiClient, query: string) =>
  queryOptions({
    queryKey: [searchCoins.path, query],
    queryFn: ({ signal }) => api.call(searchCoins, { query: { query } }, { signal }),
    enabled: query !== '',
  });

export function useWatchCoin() {
  const { api, putLast } = useWatchlist();
  return useMutation({
    mutationFn: (coinId: string) => api.call(watchCoin, { body: { coinId } }),
    meta: { errorMessage: t('Failed to watch the coin'), serverMessage: true },
    onSuccess: (coin) => {
      putLast(coin);
      showSuccess(t('Watching {name}', { name: coin.name }));
    },
  });
}

export function useUnwatchCoin() {
  const { api, remove } = useWatchlist();
  return useMutation({
    mutationFn: ({ id }: WatchedCoin) => api.call(unwatchCoin, { params: { id } }),
    meta: { errorMessage: t('Failed to remove the coin') },
    onSuccess: (_nothing, { id, name }) => {
      remove(id);
      showSuccess(t('No longer watching {name}', { name }));
    },
  });
}

export function useAddRule() {
  const { api, changeRules } = useWatchlist();
  return useSingleMutation({
    mutationKey: [createWatchRule.path],
    mutationFn: (body: WatchRuleInput) => api.call(createWatchRule, { body }),
    meta: { errorMessage: t('Failed to add the rule'), serverMessage: true },
    onSuccess: (rule) => {
      changeRules(rule.coinId, (rules) => including(rules, rule, 'last'));
      showSuccess(t('Rule added'));
    },
  });
}

export function useSwitchRule(rule: WatchRule) {
  const { api, changeRules } = useWatchlist();
  return useMutation({
    mutationFn: (isOn: boolean) =>
      api.call(switchWatchRule, { params: { id: rule.id }, body: { isOn } }),
    meta: { errorMessage: t('Failed to switch the rule') },
    onSuccess: (switched) => changeRules(rule.coinId, (rules) => replacing(rules, switched)),
  });
}

export function useDeleteRule(rule: WatchRule) {
  const { api, changeRules } = useWatchlist();
  return useMutation({
    mutationFn: () => api.call(deleteWatchRule, { params: { id: rule.id } }),
    meta: { errorMessage: t('Failed to delete the rule') },
    onSuccess: () => {
      changeRules(rule.coinId, (rules) => rules.filter(({ id }) => id !== rule.id));
      showSuccess(t('Rule deleted'));
    },
  });
}

function useWatchlist() {
  const api = useApi();
  const list = useCachedList(watchlist(api).queryKey);
  return {
    ...list,
    api,
    changeRules: (coinId: string, edit: (rules: WatchRule[]) => WatchRule[]) =>
      list.change((coins) =>
        coins.map((coin) => (coin.coinId === coinId ? { ...coin, rules: edit(coin.rules) } : coin)),
      ),
  };
}
