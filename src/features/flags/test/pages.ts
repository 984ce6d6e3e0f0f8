import { keepItem } from '#test/support/fixtures.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'
import { flags } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    ann: ['/flags', '/flags?view=on_mine', '/flags/{flag}/conversation'],
    ben: ['/flags', '/flags/{flag}/conversation', '/flags/stamp/{flagged_item}'],
    cleo: ['/flags?view=to_vote', '/flags/post-conversation/{flag}', '/flags/stamp/{flagged_item}'],
  },
  async stock(world) {
    const { ann, ben } = world
    const item = await keepItem(world, ann, { name: 'Sun 1 sol', perforation: '12' })
    const { flag } = await ben.gets(flags.raise, {
      flaggable_id: item.id,
      reason: 'reperforated',
      claim: 'The right side was cut and perforated again. Genuine sides of this printing gauge 12; this one gauges 14.',
      marks: [{ picture: 0, x: 820, y: 120, width: 120, height: 600, note: 'Holes are round and clean, the other three sides are ragged' }],
      gauge: 14,
    })
    await ann.gets(flags.say, { id: flag.id, body: 'Bought in 2009 with three others from one sheet, and all four have that side.' })
    return { flag: flag.id, flagged_item: item.id }
  },
}
