import { useLingui } from '@lingui/react/macro'
import { coinWord } from '#kernel/coins.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useSite } from '#web/router/use-site.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { trades } from '../contract.ts'
import type { OfferStatus, TradeOrderStatus, TradeType } from '../rules.ts'
import type { tradeLists } from '../shapes.ts'

export type TradeAnswer = AnswerOf<typeof trades.show>['trade']
export type TradeCardAnswer = AnswerOf<typeof trades.list>['trades']['data'][number]
export type OfferAnswer = AnswerOf<typeof trades.showOffer>['trade_offer']
export type PieceAnswer = TradeAnswer['tradeables'][number]
export type OrderAnswer = AnswerOf<typeof trades.order>['trade_order']

/** Coins in words, and in the totals as the site’s money: a coin counts one cent. */
export function useCoins() {
  const { i18n } = useLingui()
  const { currency } = useSite()
  const numbers = useNumbers()
  return {
    coins: (n: number) => `${new Intl.NumberFormat(numbers).format(n)} ${coinWord(n, i18n.locale)}`,
    about: (n: number) => moneyText({ amount: n, currency }, numbers, true),
  }
}

export function useTradeWords() {
  const { t } = useLingui()
  const lists: Record<(typeof tradeLists)[number], string> = {
    ...{ active: t`Active`, draft: t({ message: 'Drafts', context: 'trades' }), expired: t({ message: 'Expired', context: 'trades' }) },
    ...{
      'offer-accepted': t`Offer accepted`,
      processing: t({ message: 'Under way', context: 'trade' }),
      completed: t({ message: 'Completed', context: 'trade' }),
    },
    scheduled: t({ message: 'Scheduled', context: 'trades' }),
    archived: t({ message: 'Archived', context: 'trades' }),
    ...{ 'my-placed-offer': t`I have offered`, 'for-proposal': t`Proposals to me`, 'my-placed-proposal': t`My proposals` },
  }
  const types: Record<TradeType, string> = { coins: t`For coins`, stamps: t`For items`, coins_and_stamps: t`For items and coins` }
  const offers: Record<OfferStatus, string> = {
    ...{ Draft: t`Draft`, Active: t`Waits for an answer`, Accepted: t`Accepted`, Rejected: t`Rejected` },
    ...{ CounterOffer_Placed: t`Counter offer placed`, CounterOffer_Rejected: t`Counter offer rejected` },
    ...{ Expired: t({ message: 'Expired', context: 'trades' }), Removed: t({ message: 'Removed', context: 'trade' }) },
  }
  const orders: Record<TradeOrderStatus, string> = {
    ...{
      accepted: t`Agreed`,
      processing: t`Processing`,
      shipped: t({ message: 'Shipped', context: 'trade' }),
      delivered: t({ message: 'Delivered', context: 'trade' }),
    },
    ...{
      completed: t({ message: 'Completed', context: 'trade' }),
      disputed: t`In dispute`,
      cancelled: t({ message: 'Cancelled', context: 'trade' }),
    },
  }
  const reasons: Record<string, string> = {
    ...{ better_price: t`Found same item, better price`, better_quality: t`Found same item, the better quality` },
    ...{
      items_gone: t`An item cannot be had any more`,
      items_taken: t`An item was promised to somebody else`,
      items_changed: t`An item was changed`,
    },
    ...{ trade_closed: t`The trade has ended`, trade_changed: t`The trade was changed`, expired: t`Its time was over` },
    ...{ lapsed: t`The next step was not done in time`, withdrawn: t`One side stepped back` },
  }
  return { lists, types, offers, orders, reasonOf: (reason: string | null) => (reason === null ? '' : (reasons[reason] ?? reason)) }
}
