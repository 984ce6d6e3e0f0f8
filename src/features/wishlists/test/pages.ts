import type { SlicePages } from '#test/support/slice-pages.ts'
import { wishlists } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/wishlists/{ben}'],
    ben: ['/wishlists', '/create-wish-item', '/wishlists/missing?by=set&code=Penny+head&country=GB'],
  },
  async stock({ ben }, { entry }) {
    await ben.gets(wishlists.wish, { wishable_type: 'CatalogueEntry', wishable_id: entry! })
    return {}
  },
}
