import type { SlicePages } from '#test/support/slice-pages.ts'
import { proposals } from '../contract.ts'

export const pages: SlicePages = {
  stock: async (world) => ({ proposal: (await world.ann.gets(proposals.propose, { facts: { name: 'Ox head 60 r', country: 'BR' } })).proposal.id }),
  addresses: { guest: ['/stamps/proposals', '/stamps/proposals/{proposal}'] },
}
