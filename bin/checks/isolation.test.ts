import { expect, test } from 'vitest'
import { checkIsolation } from './isolation.ts'

const found = (text: string) => checkIsolation('src/pages/Any.tsx', text).length
/** A value inside a template. */
const value = (expression: string) => `$\{${expression}}`.replace('\\', '')

test('a name put bare into a line is found, in a template and among joined words', () => {
  const bare = [
    `const line = \`by ${value('order.buyer_name')}\``,
    'const line = [store.name, city].filter(Boolean).join(" · ")',
    `title={\`${value('user.full_name')}, ${value('city')}\`}`,
  ]
  for (const text of bare) expect([text, found(text)]).toEqual([text, 1])
})

test('sentences of the catalogues, isolated names, addresses of pages and names alone are let be', () => {
  const right = [
    `t\`by ${value('full_name')}\``,
    `\`by ${value('isolated(full_name)')}\``,
    `\`/stores/${value('store.name')}\``,
    `\`${value('full_name')}\``,
    `[t\`by ${value('full_name')}\`, city].join()`,
  ]
  for (const text of right) expect([text, found(text)]).toEqual([text, 0])
})
