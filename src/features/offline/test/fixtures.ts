import { stampItems } from '#features/stamp-items/contract.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { offline } from '../contract.ts'
import { device } from './kept.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    readonly offline_device: string
    readonly offline_conflict: string
  }
}

/** A device of ann's, and a value of it that did not go in. Earlier devices are deleted, because there are ten at most. */
export const fixtures: MakeFixtures = async (world, { hidden_item }) => {
  const { ann, pool } = world
  await pool.query('delete from offline_devices where member_id = $1', [ann.id])
  const phone = await device(world, ann, 'CANARY phone')
  await phone.read()
  const late = phone.edit(hidden_item, 'storage_place', { storage_place: 'safe' })
  await ann.gets(stampItems.bulk, { items: [{ id: hidden_item, storage_place: 'box 1' }] })
  await phone.send(late)
  const { conflicts } = await ann.gets(offline.conflicts, {})
  return { offline_device: phone.id, offline_conflict: conflicts.data[0]!.id }
}
