import { useLingui } from '@lingui/react/macro'
import type { SearchType } from '#features/listings/contract.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'

interface Words {
  readonly name: string
  readonly searchIn: string
  readonly icon: IconName
}
/** Each kind by its name, as the tabs of the market call it. */
export function useMarketWords(): Readonly<Record<SearchType, Words>> {
  const { t } = useLingui()
  return {
    StampItem: { name: t`Stamp item`, searchIn: t`Search in collections`, icon: 'books' },
    Product: { name: t`For Sale`, searchIn: t`Search in For Sale`, icon: 'tag' },
    Supply: { name: t({ message: 'Supply', context: 'a kind of thing' }), searchIn: t`Search in Supplies`, icon: 'package' },
    Bounty: { name: t`Bounty`, searchIn: t`Search in bounties`, icon: 'target' },
    Auction: { name: t`Auction`, searchIn: t`Search in auctions`, icon: 'gavel' },
    Trade: { name: t`Trade`, searchIn: t`Search in trades`, icon: 'arrows-left-right' },
  }
}
