import type { Mutant } from '../../../../bin/mutants/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'offer-holds-stock',
    file: 'src/features/product-offers/server/answer.ts',
    search:
      "if (!(await reserveStock(context, hold_id!, [{ product_id: offer.product_id, quantity: offer.quantity }]))) return refuse('product_offer.stock')",
    replace: 'void hold_id; void reserveStock',
    test: 'src/features/product-offers/server/offers.test',
  },
  {
    id: 'offer-answered-once',
    file: 'src/features/product-offers/server/answer.ts',
    search: "offer.status !== 'Pending' || isOver(offer, await clock())",
    replace: 'isOver(offer, await clock())',
    test: 'src/features/product-offers/server/offers.test',
  },
  {
    id: 'offer-answered-in-time',
    file: 'src/features/product-offers/server/answer.ts',
    search: "offer.status !== 'Pending' || isOver(offer, await clock())",
    replace: "offer.status !== 'Pending'",
    test: 'src/features/product-offers/server/offers.test',
  },
  {
    id: 'offer-price-is-the-buyers',
    file: 'src/features/product-offers/server/queries.ts',
    search: "    .where('user_id', '=', user_id)\n    .where('status', '=', 'Accepted')",
    replace: "    .where('status', '=', 'Accepted')",
    test: 'src/features/product-offers/server/offers.test',
  },
  {
    id: 'offer-unpaid-frees-stock',
    file: 'src/features/product-offers/server/end.ts',
    search: '  if (offer.hold_id) await releaseStock(context, offer.hold_id)\n',
    replace: '',
    test: 'src/features/product-offers/server/offers.test',
  },
  {
    id: 'offer-given-back',
    file: 'src/features/orders/server/payment/conclude.ts',
    search: '  await giveBack(context, agreed)\n',
    replace: '',
    test: 'src/features/product-offers/server/offers.test',
  },
]
