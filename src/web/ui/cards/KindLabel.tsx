import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icons/Icon.tsx'
import { kindIcons, type ListingKind } from './kinds.ts'

/** Ink bar, icon and word: colour is never the only sign. */
export function KindLabel({ kind, plain }: { kind: ListingKind; plain?: boolean }) {
  const { t } = useLingui()
  const words: Record<ListingKind, string> = {
    sale: t`For sale`,
    auction: t`Auction`,
    trade: t`Trade`,
    bounty: t`Bounty`,
    supply: t`Supply`,
    event: t`Event`,
    reference: t`Catalogue`,
  }
  return (
    <span className={plain ? 'kind kind--plain' : 'kind'} data-kind={kind}>
      <Icon name={kindIcons[kind]} />
      {words[kind]}
    </span>
  )
}
