import type { SlicePages } from '#test/support/slice-pages.ts'
import { proposals } from '../contract.ts'

export const pages: SlicePages = {
  addresses: { ben: ['/stamps/proposals/{proposal}'], guest: ['/stamps/proposals'] },
  async stock({ ann }, { entry }) {
    const facts = { printer: 'Perkins, Bacon and Co.' }
    const made = await ann.gets(proposals.correct, { id: entry as never, facts, base: { printer: '' } })
    return { proposal: made.proposal.id }
  },
}
