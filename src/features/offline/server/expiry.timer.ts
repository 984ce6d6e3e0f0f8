import type { MemberId } from '#kernel/shapes.ts'
import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { dropOld, forgetDevice, hasOld, unseenDevices } from './queries.ts'

/** Devices that were away for 14 days are forgotten: their copies have deleted themselves. */
export const forgetUnseen = timer({
  name: 'offline.unseen',
  due: async (db, limit) => (await unseenDevices(db, limit)).map(({ id, member_id }) => `${member_id} ${id}`),
  async run({ tx }, pair) {
    const [member_id, id] = pair.split(' ') as [MemberId, never]
    await lock(tx, 'members', [member_id])
    const due = await unseenDevices(tx, 1_000)
    if (due.some((device) => device.id === id)) await forgetDevice(tx, member_id, id)
  },
})

export const dropDone = timer({
  name: 'offline.old',
  due: async (db) => ((await hasOld(db)) ? ['old'] : []),
  run: ({ tx }) => dropOld(tx),
})
