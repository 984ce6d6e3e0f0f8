import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { recommendations } from '../contract.ts'
import { choose } from './choose.ts'
import { list } from './list.ts'
import { recommendationTags } from './privacy.ts'

export const recommendationsSlice = slice('recommendations', recommendations, {
  handlers: { list, choose },
  topics: { 'recommendations of member': ownOnly },
  tags: recommendationTags,
})
