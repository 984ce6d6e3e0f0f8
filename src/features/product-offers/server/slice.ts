import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { productOffers } from '../contract.ts'
import { productOfferNotices } from '../notices.ts'
import { productOfferTexts } from '../texts.ts'
import { answer } from './answer.ts'
import { expireOffers } from './expire.timer.ts'
import { list, show } from './list.ts'
import { endOffersOf } from './on-product-changed.ts'
import { place } from './place.ts'
import { productOfferTags } from './privacy.ts'
import { productOfferKind } from './subject.ts'
import { withdraw } from './withdraw.ts'

export const productOffersSlice = slice('product-offers', productOffers, {
  handlers: { place, list, show, answer, withdraw },
  scopes: { 'offers.read': ['list', 'show'], 'offers.answer': ['answer'] },
  listeners: [endOffersOf],
  timers: [expireOffers],
  topics: { 'product offers of member': ownOnly },
  texts: productOfferTexts,
  subjects: [productOfferKind],
  tags: productOfferTags,
  lockRank: { product_offers: 590 },
  notices: productOfferNotices,
})
