import { useLingui } from '@lingui/react/macro'
import { type ListType, listTypes, type Participation, participations } from '../../rules.ts'

export { listTypes, participations }
export type ShownType = Exclude<ListType, 'participated'>
export const isShort = (type: ListType | undefined): type is ShownType => type !== undefined && type !== 'participated'

/** Names of the lists. */
export function useTypeNames() {
  const { t } = useLingui()
  const types: Record<ListType, string> = {
    active: t({ message: 'Running', context: 'auctions' }),
    draft: t({ message: 'Drafts', context: 'auctions' }),
    scheduled: t({ message: 'Scheduled', context: 'auctions' }),
    'order-placed': t({ message: 'Sold', context: 'auctions' }),
    'order-not-placed': t({ message: 'No order', context: 'auctions' }),
    expired: t({ message: 'Without a bid', context: 'auctions' }),
    participated: t({ message: 'I bid', context: 'auctions' }),
  }
  const parts: Record<Participation, string> = {
    active: t({ message: 'Running', context: 'auctions' }),
    won: t({ message: 'Won', context: 'auctions' }),
    loss: t({ message: 'Lost', context: 'auctions' }),
    expired: t({ message: 'Without an order', context: 'auctions' }),
  }
  return { types, parts }
}
