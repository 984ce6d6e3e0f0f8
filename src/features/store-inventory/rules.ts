/** Which part of a store's stock: few are left of a supply, a buyer is at the checkout, or all are sold. */
export const stocks = ['all', 'low', 'reserved', 'out'] as const
export type Stock = (typeof stocks)[number]
/** A supply is kept in numbers, so a shelf runs low; of an item there is usually one. */
export const LOW_STOCK = 3
export const isLow = ({ productable_type, status, quantity }: { productable_type: string; status: string; quantity: number }) =>
  productable_type === 'Supply' && status === 'published' && quantity > 0 && quantity <= LOW_STOCK

export const catalogueStates = ['absent', 'proposed', 'there'] as const
/** Proposals that are neither decided nor withdrawn. */
export const openProposals = ['Voting', 'Undecided', 'Stale'] as const
