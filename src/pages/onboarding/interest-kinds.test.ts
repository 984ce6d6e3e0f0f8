import { expect, test } from 'vitest'
import { filterOf } from './interest-kinds.ts'

test('only coins, notes and supplies: filtered by kind of item; together with stamps: by category', () => {
  expect(filterOf('categories', ['coins_gold', 'tokens_medals', 'banknotes'])).toEqual({ item_kind: ['coin', 'banknote'] })
  expect(filterOf('categories', ['classics', 'coins_gold'])).toEqual({ category_ids: ['classics', 'coins_gold'] })
  expect([filterOf('countries', ['FR']), filterOf('topics', ['birds'])]).toEqual([{ country: ['FR'] }, { topic_ids: ['birds'] }])
})
