import type { SlicePages } from '#test/support/slice-pages.ts'
import { savedSearches } from '../contract.ts'

export const pages: SlicePages = {
  addresses: { cleo: ['/saved-searches'] },
  async stock({ cleo }) {
    const kept = { name: 'Penny Black, any plate', searchable_type: 'Product', filters: { search: 'penny black' }, alerts: 'daily' } as const
    await cleo.gets(savedSearches.save, kept)
    return {}
  },
}
