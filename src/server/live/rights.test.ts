import { expect, test } from 'vitest'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Member, Viewer } from '../operations/requester.ts'
import { endChanged } from './rights.ts'

const member = (session: string, more: Partial<Member> = {}): Member => ({
  ...{ kind: 'member', id: 'ann' as MemberId, uid: 1, verified: true, fresh: false },
  permissions: new Set(['signed_in', 'orders.view']),
  limits: { albums: 5 },
  session_id: session as Id<'sessions'>,
  ...more,
})

test('a socket stays as long as its session is open and its member may do the same; any other one is closed', async () => {
  const cases: [string, Viewer | undefined, boolean][] = [
    ['the same', member('the same', { fresh: true }), true],
    ['over', undefined, false],
    ['less', member('less', { permissions: new Set(['signed_in']) }), false],
    ['more', member('more', { permissions: new Set(['signed_in', 'orders.view', 'wallet.view']) }), false],
    ['others', member('others', { permissions: new Set(['signed_in', 'wallet.view']) }), false],
    ['another limit', member('another limit', { limits: { albums: 6 } }), false],
    ['without limit', member('without limit', { limits: {} }), false],
    ['unverified', member('unverified', { verified: false }), false],
  ]
  const closed: string[] = []
  const sockets = cases.map(([name]) => ({ data: { viewer: member(name) }, disconnect: () => closed.push(name) }))
  const guest = { data: { viewer: { kind: 'guest' } }, disconnect: () => closed.push('guest') }
  const open = new Map(cases.flatMap(([name, now]) => (now ? [[name, now] as const] : [])))
  await endChanged([...sockets, guest] as never, async () => open)
  expect(closed).toEqual(cases.filter(([, , stays]) => !stays).map(([name]) => name))
  closed.splice(0)
  await endChanged(sockets as never, () => Promise.reject(new Error('away')))
  expect(closed).toEqual([])
})
