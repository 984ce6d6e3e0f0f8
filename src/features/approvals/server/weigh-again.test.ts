import { expect, test } from 'vitest'
import { roles } from '#features/roles/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Viewer } from '#server/operations/requester.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { approvals } from '../contract.ts'

const world = useWorld({ FOUR_EYES_FROM: '2' })
const reason = 'The desk needs another pair of hands'
const ADMIN = 'user.access.admin'
const CLUBS = 'user.access.clubs'

const hold = ({ id }: Actor, role: string) => world.pool.query('insert into member_roles (member_id, role) values ($1, $2)', [id, role])

test('whoever holds a role has no say in what it allows, also who came to hold it after the question', async () => {
  const [ada, bea, dan] = [
    await world.join('ada', { role: 'administrator' }),
    await world.join('bea', { role: 'administrator' }),
    await world.join('dan', { role: 'administrator' }),
  ]
  const { code } = await ada.gets(roles.make, { name: 'Night desk', permissions: [CLUBS] })
  await hold(bea, code)
  const { result } = await ada.ask(roles.keep, { code, version: 1, name: 'Night desk', permissions: [CLUBS, ADMIN], reason })
  const id = result.approval_id!
  expect((await bea.ask(approvals.consent, { id })).code).toBe('approval.own')
  await hold(dan, code)
  expect((await dan.ask(approvals.consent, { id })).code).toBe('approval.own')
  expect((await dan.ask(approvals.refuse, { id, answer: 'I keep what I have' })).code).toBe('approval.own')
  await world.pool.query('delete from member_roles where member_id = $1 and role = $2', [dan.id, code])

  // Let in before the suspension, and decided after it.
  const permissions = new Set([ADMIN])
  const still: Viewer = { kind: 'member', id: dan.id, uid: 1, verified: true, fresh: true, permissions, limits: {}, session_id: '' as Id<'sessions'> }
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [dan.id])
  expect((await dan.ask(approvals.consent, { id }, { viewer: still })).code).toBe('approval.not_found')
  await world.pool.query('update members set suspended_at = null where id = $1', [dan.id])
  await dan.gets(approvals.consent, { id })
  expect((await ada.gets(roles.list, {})).roles.find((one) => one.code === code)).toMatchObject({ version: 2 })
})
