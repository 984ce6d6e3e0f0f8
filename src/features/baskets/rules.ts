/** Why a want is not in the basket: nothing is for sale; nothing good enough; nothing cheap enough; nobody sends it there; only below a minimum order. */
export const lackReasons = ['none', 'floor', 'price', 'way', 'minimum'] as const
export type LackReason = (typeof lackReasons)[number]
