import { expect, test } from 'vitest'
import { checkIsolation } from './isolation.ts'

const found = (text: string) => checkIsolation('src/pages/Any.tsx', text).length

test('a name put bare into a line is found, in a template and among joined words', () => {
  const bare = ['const line = `by ${order.buyer_name}`', 'const line = [store.name, city].filter(Boolean).join(" · ")', 'title={`${user.full_name}, ${city}`}']
  for (const text of bare) expect([text, found(text)]).toEqual([text, 1])
})

test('sentences of the catalogues, isolated names, addresses of pages and names alone are let be', () => {
  const right = ['t`by ${full_name}`', '`by ${isolated(full_name)}`', '`/stores/${store.name}`', '`${full_name}`', '[t`by ${full_name}`, city].join()']
  for (const text of right) expect([text, found(text)]).toEqual([text, 0])
})
