import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemCard } from '#web/ui/cards/ItemCard.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { ListedProduct } from '../for-sale/for-sale-address.ts'
import { altOf, liesOf } from './card-words.ts'

const FEW = 4

export interface ProductCardProps {
  card: ListedProduct
  eager?: boolean
  priority?: boolean
  level?: 'h2' | 'h3'
  /** Static part (not hydrated); its id is the product, so only for lists in which a product appears once. */
  still?: boolean
}

export function ProductCard({ card, eager, priority, level, still }: ProductCardProps) {
  const { id, name, productable_type, country_name, year_issued, catalogue_number, condition_name, media, quantity } = card
  const supply = productable_type === 'Supply'
  return (
    <ItemCard
      kind={supply ? 'supply' : 'sale'}
      unlabelled={!supply}
      state={quantity < 1 ? 'reserved' : undefined}
      href={`/products/${id}`}
      title={name}
      meta={supply ? [condition_name] : [country_name, year_issued]}
      number={catalogue_number}
      picture={media ? pictureOf(media, card) : undefined}
      alt={altOf(card)}
      lies={liesOf(card)}
      price={<Price money={{ amount: card.price, currency: card.currency }} />}
      aside={<Aside card={card} />}
      {...{
        eager,
        priority,
        level,
        still: still ? { id: `card-${id}`, of: import.meta.env.SSR ? [card, eager, priority, level] : card } : undefined,
      }}
    />
  )
}

function Aside({ card: { price, regular_price, currency, quantity, productable_type } }: { card: ListedProduct }) {
  const { t } = useLingui()
  // Most collectibles are single, so "only 1 left" would say nothing.
  const few = quantity > 0 && quantity < FEW && (quantity > 1 || productable_type === 'Supply')
  return (
    <>
      {price < regular_price && <Price money={{ amount: regular_price, currency }} was />}
      {price < regular_price && few && '\u2002'}
      {few && t`${quantity} left`}
    </>
  )
}
