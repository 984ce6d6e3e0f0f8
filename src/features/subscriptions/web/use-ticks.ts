import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ShownPlan } from './use-plan-words.ts'
import { usePlanNames } from './use-plan-words.ts'

/** The few lines on a plan’s stamp. The largest says only what it has over the one before it. */
export function useTicks(): (plan: ShownPlan, before: ShownPlan | undefined) => readonly string[] {
  const { t } = useLingui()
  const names = usePlanNames()
  const albums = (n: number | undefined) => (n === undefined ? t`Albums without limit` : t`${plural(n, { one: '# album', other: '# albums' })}`)
  const listings = (n: number | undefined) =>
    n === undefined ? t`Auctions, trades and bounties without limit` : t`${n} auctions, ${n} trades and ${n} bounties open at once`
  const offers = (n: number | undefined) =>
    n === undefined ? t`Trade and bounty offers without limit` : t`${plural(n, { one: '# trade offer open', other: '# trade offers open' })}`
  const store = (n: number | undefined) =>
    n === undefined
      ? t`Your own store, items without limit`
      : t`${plural(n, { one: 'Your own store, # item for sale', other: 'Your own store, # items for sale' })}`
  const searches = (n: number | undefined) =>
    n === undefined ? t`Saved searches without limit` : t`${plural(n, { one: '# saved search with alerts', other: '# saved searches with alerts' })}`
  const scanner = ({ permissions, limits }: ShownPlan) => {
    const [scans, looks] = [limits.scans, limits.scanner_looks]
    const sees = permissions.includes('app_scanner.similarity_scan')
    if (scans === undefined) return sees ? t`Scanner without limit: matches, text, background` : t`Scanner without limit`
    return sees && looks !== undefined ? t`Scanner: ${scans} crops, ${looks} matches a month` : t`Scanner: ${scans} crops a month`
  }
  const hosts = ({ permissions, limits }: ShownPlan) =>
    permissions.includes('events.own_event.crud') ? t`Events, exhibitions, clubs and calls` : limits.clubs ? t`A club of your own` : undefined
  const whole = (plan: ShownPlan) => {
    const { limits } = plan
    const lines = [albums(limits.albums), listings(limits.auctions), offers(limits.trade_offers), store(limits.live_products)]
    return [...lines, scanner(plan), searches(limits.saved_searches), hosts(plan)].filter((line) => line !== undefined)
  }
  const tools: Readonly<Record<string, string>> = {
    'my_store.business': t`Business store`,
    'my_store.staff': t`Staff accounts`,
    'my_store.bulk_listing': t`Bulk listing`,
    'my_store.api_keys': t`API keys and webhooks`,
  }
  return (plan, before) => {
    const more = Object.entries(tools).flatMap(([permission, line]) => (plan.permissions.includes(permission) ? [line] : []))
    const told = before ? whole(before) : []
    if (!before || !more.length) return [...whole(plan), ...more]
    const { name } = names[before.code]
    return [t`Everything in ${name}`, ...whole(plan).filter((line) => !told.includes(line)), ...more]
  }
}
