import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { kindIcons, type ListingKind, type SaleState } from './kinds.ts'

const STATE_ICONS = { reserved: 'clock', sold: 'seal-check' } as const satisfies Record<SaleState, IconName>

interface KindLabelProps {
  kind: ListingKind
  /** Replaces the kind: not for sale now. */
  state?: SaleState
  plain?: boolean
}

/** Accessibility: colour, icon and word, because colour alone is not enough. */
export function KindLabel({ kind, state, plain }: KindLabelProps) {
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
  const states: Record<SaleState, string> = { reserved: t`Reserved`, sold: t`Sold` }
  return (
    <span className={plain ? 'kind kind--plain' : 'kind'} data-kind={kind} data-state={state}>
      <Icon name={state ? STATE_ICONS[state] : kindIcons[kind]} />
      {state ? states[state] : words[kind]}
    </span>
  )
}
