import { expect, test } from 'vitest'
import { entitiesIn } from '#kernel/written/entities.ts'
import { DEMO_MEMBERS } from '../people.ts'
import { TALK } from './said.ts'

const members = new Set(DEMO_MEMBERS.map(({ username }) => username))

test('whoever speaks, reacts or is named is a member of the demo market', () => {
  const said = TALK.flatMap(({ by, body, comments = [], reactions = {} }) => [
    { by, body },
    ...comments.flatMap((comment) => [comment, ...(comment.replies ?? [])]),
    ...Object.values(reactions)
      .flat()
      .map((name) => ({ by: name, body: '' })),
  ])
  const named = said.flatMap(({ by, body }) => [by, ...entitiesIn(body).flatMap(({ kind, ref }) => (kind === 'mention' ? [ref] : []))])
  expect(named.filter((name) => !members.has(name))).toEqual([])
})

test('nobody reacts twice to one post', () => {
  for (const { reactions = {} } of TALK) {
    const names = Object.values(reactions).flat()
    expect(new Set(names).size).toBe(names.length)
  }
})
