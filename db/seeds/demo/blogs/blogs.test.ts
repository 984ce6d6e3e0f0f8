import { expect, test } from 'vitest'
import { isWritten, readTree } from '#kernel/written/tree.ts'
import { DEMO_MEMBERS } from '../people.ts'
import { ARTICLES, NEWS, OPERATOR } from './articles.ts'
import { treeFrom } from './tree-from.ts'

const members = new Set(DEMO_MEMBERS.map(({ username }) => username))
const ITEMS = [1, 2, 3].map((n) => ({
  id: `01990000-0000-7000-8000-00000000000${n}`,
  media_id: `01990000-0000-7000-8000-00000000001${n}`,
  name: 'A stamp',
}))

test('whoever writes or answers is a member, and every text is a tree that the server reads, with items and without', () => {
  for (const { by, lines, comments = [] } of [...ARTICLES, ...NEWS]) {
    expect([by, ...comments.map((one) => one.by)].filter((name) => !members.has(name))).toEqual([])
    for (const items of [ITEMS, []]) expect(isWritten(readTree(JSON.stringify(treeFrom(lines, items)))!), by).toBe(true)
  }
  expect(NEWS.every(({ by }) => by === OPERATOR)).toBe(true)
  expect(new Set(ARTICLES.map(({ by }) => DEMO_MEMBERS.find((one) => one.username === by)!.language)).size).toBe(5)
})
