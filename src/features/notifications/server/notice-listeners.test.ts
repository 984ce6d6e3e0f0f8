import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { MemberId } from '#kernel/shapes.ts'
import { transact } from '#server/operations/transaction.ts'
import { notice, tell } from '#server/slices/notice.ts'
import { useWorld } from '#test/support/world.ts'
import { noticeListeners } from './notice-listeners.ts'

const world = useWorld()
const happened = event({ name: 'test.happened', data: z.object({ member_id: MemberId }), topics: () => [] })
const kept = async () =>
  (await world.pool.query<{ subject_type: string }>("select subject_type from notifications where type = 'test_notice'")).rows.map(
    (row) => row.subject_type,
  )

async function tellAnn(subject_type: string) {
  const kind = notice({
    type: 'test_notice',
    section: 'account',
    channels: { in_app: 'choice', mail: 'never' },
    texts: { name: 'A', line: 'B', subject: 'C', message: 'D' },
    tells: [
      tell(happened, ({ member_id }) => [
        { member_id, actor_id: null, subject: { type: subject_type, id: member_id }, property: {}, dedupe_key: subject_type },
      ]),
    ],
  })
  const tools = { notices: new Map([[kind.type, kind]]), subjects: new Map([['member', { type: 'member', path: () => '/profile' }]]) }
  const [listener] = noticeListeners([kind])
  await transact({ db: world.product.db, tools: tools as never, wake: () => {} }, (context) => listener!.hear(context, { member_id: world.ann.id }))
}

test('a notice links to the page of its subject; for a subject that no slice registers it throws, and is not stored', async () => {
  await tellAnn('member')
  await tellAnn('member')
  await expect(tellAnn('ghost')).rejects.toThrow('leads nowhere')
  expect(await kept()).toEqual(['member'])
})
