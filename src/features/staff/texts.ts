import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { staff } from './contract.ts'

const refusals: Texts<CodeOf<typeof staff>> = {
  'staff.not_found': 'This is gone, or was never yours to see.',
  'staff.state': 'That is not possible any more: it has changed meanwhile.',
  'staff.nobody': 'Nobody goes by this name.',
  'staff.twice': 'This member works in your store or is invited already.',
  'staff.no_store': 'Open your store first.',
  'staff.limit': 'Your plan has no place for more people in your store.',
}

export const staffTexts = texts(refusals)
