import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { offline } from '../contract.ts'
import { devicesOf, forgetDevice, keepDevice } from './queries.ts'

const MOST = 10

export const devices = query(offline.devices, async ({ viewer, db }) => ({ devices: await devicesOf(db, viewer.id), member_id: viewer.id }))

export const keep = command(offline.keep, async ({ input: { name }, viewer, tx }) => {
  await lock(tx, 'members', [viewer.id])
  if ((await devicesOf(tx, viewer.id)).length >= MOST) return refuse('offline.devices')
  return { device: await keepDevice(tx, viewer.id, name) }
})

export const forget = command(offline.forget, async ({ input: { id }, viewer, tx }) => {
  await lock(tx, 'members', [viewer.id])
  return (await forgetDevice(tx, viewer.id, id)) ? { done: true as const } : refuse('offline.device')
})
