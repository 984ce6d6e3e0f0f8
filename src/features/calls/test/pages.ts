import { network } from '#features/network/contract.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'
import { calls } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    ben: ['/calls', '/calls?type=missed', '/meeting', '/meeting?with={caller}'],
    cleo: ['/calls'],
  },
  async stock({ ann, ben, pool }) {
    await pool.query("update members set plan = 'basic' where id = $1", [ann.id])
    await ben.gets(network.follow, { id: ann.id })
    for (const call_type of ['audio', 'video'] as const) {
      const { call } = await ann.gets(calls.begin, { user_id: ben.id, call_type, device_id: crypto.randomUUID() })
      if (call_type === 'video') await ben.gets(calls.accept, { id: call.id, device_id: crypto.randomUUID() })
      await ann.gets(call_type === 'video' ? calls.end : calls.abort, { id: call.id })
    }
    return { caller: ann.id }
  },
}
