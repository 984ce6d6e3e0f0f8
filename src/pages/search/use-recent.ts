import { searches } from '#features/search/contract.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts'

const SHOWN = 5

export interface Recent {
  readonly recent: readonly string[]
  remember(text: string, kind?: string): void
  forget(text: string): void
  forgetAll(): void
}

/** Recent searches: of a member on all of their devices, of a guest in this browser alone. */
export function useRecent(wanted: boolean): Recent {
  const { signed_in } = useSite()
  const here = useRecentSearches()
  const cache = useQueryClient()
  const quietly = { aside: true, now: true }
  const [keep, drop, dropAll] = [
    useCommand(searches.keepLog, quietly),
    useCommand(searches.forgetLog, quietly),
    useCommand(searches.forgetLogs, quietly),
  ]
  const kept = useMaybe(searches.logs, { page_size: SHOWN }, wanted && signed_in)
  if (!signed_in) return { recent: here, remember: rememberSearch, forget: forgetSearch, forgetAll: forgetSearches }
  const then = async (sent: Promise<unknown>) => {
    await sent
    if (kept) await cache.touched(new Set([`searches of member:${kept.member_id}`]))
  }
  const rows = kept?.logs.data ?? []
  return {
    recent: [...new Set(rows.map(({ search }) => search))],
    remember: (search, search_log_type = '') => void then(keep.run({ search, search_log_type })),
    forget: (text) => {
      for (const { id } of rows.filter(({ search }) => search === text)) void then(drop.run({ id }))
    },
    forgetAll: () => void then(dropAll.run({})),
  }
}
