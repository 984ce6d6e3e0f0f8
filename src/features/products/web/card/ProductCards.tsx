import type { ListedProduct } from '../for-sale/for-sale-address.ts'
import { ProductCard } from './ProductCard.tsx'

const FIRST_ROW = 4

/** Pictures of the first row are loaded eagerly. */
export const ProductCards = ({ cards, still = false }: { cards: readonly ListedProduct[]; still?: boolean }) => (
  <div className="cards">
    {cards.map((card, at) => (
      <ProductCard key={card.id} card={card} eager={at < FIRST_ROW} priority={at === 0} still={still} />
    ))}
  </div>
)
