import { wishlists } from '#features/wishlists/contract.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'

export const pages: SlicePages = {
  addresses: { ben: ['/wishlists/basket'] },
  async stock({ ben }, { entry }) {
    await ben.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entry! })
    return {}
  },
}
