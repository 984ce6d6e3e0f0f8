import { events } from '#features/events/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { pictureOf } from '#test/contract/objects.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'
import { exhibits } from '../contract.ts'
import { salonOf } from './drawn-up.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/events/{salon}/hall', '/events/{salon}/hall/{exhibit}', '/events/{salon}/hall/{exhibit}?frame=1&page=1'],
    ann: ['/events/{salon}/hall'],
    ben: ['/events/{salon}/exhibit'],
    cleo: ['/events/{salon}/hall/{exhibit}'],
  },
  async stock(world) {
    const { ann, ben, pool } = world
    await pool.query("update members set plan = 'premium' where id = $1 and plan = 'free'", [ann.id])
    const { id: event_id } = await salonOf(ann, 'Winter salon')
    const { participant } = await ben.gets(events.join, { event_id, role: 'Participant' })
    const media_ids = [await pictureOf(world, ben)]
    const given = { name: 'Posthorn', status: 'FOR_TRADE' as const, media_ids, quantity_owned: { mint: 0, used: 1 }, may_be_exhibited: true }
    const { stamp_item } = await ben.gets(stampItems.create, given)
    const page = { position: 1, stamp_item_id: stamp_item.id, caption: 'The first printing' }
    const { exhibit_id: id } = await ben.gets(exhibits.enter, { id: participant.id, title: 'Line and ring', class: 'traditional', pages: [page] })
    await ann.gets(exhibits.answer, { id, status: 'accepted' })
    await ann.gets(exhibits.nameJury, { event_id, usernames: ['cleo'] })
    await ann.gets(exhibits.open, { event_id })
    return { salon: event_id, exhibit: id }
  },
}
