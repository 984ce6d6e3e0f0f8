import { slice } from '#server/operations/slice.ts'
import { places } from '../contract.ts'
import { placesTexts } from '../texts.ts'
import { create } from './create.ts'
import { list } from './list.ts'
import { onAccountRecovered } from './on-account-recovered.ts'
import { placeTags } from './privacy.ts'
import { remove } from './remove.ts'
import { update } from './update.ts'

export const placesSlice = slice('places', places, {
  handlers: { list, create, update, remove },
  listeners: [onAccountRecovered],
  texts: placesTexts,
  tags: placeTags,
})
