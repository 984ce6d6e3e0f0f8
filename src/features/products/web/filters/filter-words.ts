import { useLingui } from '@lingui/react/macro'
import { bandEnds } from './year-bands.ts'

export function useFilterWords() {
  const { t } = useLingui()
  const conditions: Record<string, string> = { MINT: t`Mint`, USED: t`Used`, NA: t`N/A`, NEW: t`New` }
  const kinds: Record<string, string> = { stamp: t`Stamps`, coin: t`Coins`, banknote: t`Banknotes`, other: t`Other` }
  const sorts: Record<string, string> = {
    best: t`Best match`,
    newest: t`Newest first`,
    price_low: t`Price, low to high`,
    price_high: t`Price, high to low`,
    ending: t`Ending soonest`,
    wanted: t`Most wanted`,
    reward: t`Highest reward`,
    oldest: t`Oldest first`,
  }
  const rewards: Record<string, string> = { money: t`Reward in money`, coins: t`In coins` }
  const targets: Record<string, string> = { worldwide: t`Worldwide`, local: t`Local` }
  const years = (band: string) => {
    const [from, to] = bandEnds(band)
    if (from === 'before') return t`Before ${to}`
    if (to === 'now') return t`${from} to Now`
    return Number(to) - Number(from) === 9 && from.endsWith('0') ? t`${from}s` : t`${from} to ${to}`
  }
  return { conditions, kinds, sorts, rewards, targets, years }
}
