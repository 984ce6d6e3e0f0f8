import { type Examples, plain, shown } from '#test/contract/example.ts'

export const examples: Examples = {
  'GET /wishlists': [shown('member', {}, {}, 'user_id')],
  'POST /wishlists': plain(({ entry }) => ({ wishable_type: 'CatalogueEntry', wishable_id: entry })),
  'GET /wishlists/wished': plain(({ entry }) => ({ wishable_type: 'CatalogueEntry', ids: [entry] })),
  'GET /wishlists/matches': plain(),
  'GET /wishlists/progress': plain(),
  'GET /wishlists/missing': plain(() => ({ by: 'country', code: 'GB' })),
  'POST /wishlists/many': plain(({ entry }) => ({ catalogue_entry_ids: [entry] })),
}
