import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { albums } from '../contract.ts'
import { albumRights } from '../plan-rights.ts'
import { albumTexts } from '../texts.ts'
import { collections } from './collections.ts'
import { detach } from './detach.ts'
import { create, remove, update } from './edit.ts'
import { addItems, syncItems } from './hold.ts'
import { items } from './items.ts'
import { list } from './list.ts'
import { addPage, arrange, removePage, savePage } from './pages.ts'
import { pdf, print } from './print/print.ts'
import { albumTags } from './privacy.ts'
import { countAlbums, seenAlbums } from './queries.ts'
import { albumAddresses } from './seo.ts'
import { page, show } from './show.ts'
import { albumKind } from './subject.ts'
import { syncAlbums } from './sync-albums.ts'

export const albumsSlice = slice('albums', albums, {
  handlers: {
    ...{ list, show, items, page, create, update, remove, collections },
    ...{ syncItems, addItems, syncAlbums, detach, addPage, savePage, removePage, arrange, print, pdf },
  },
  scopes: { 'collection.read': ['list', 'show', 'items'], 'collection.write': ['create', 'update', 'addItems', 'syncItems', 'detach'] },
  topics: {
    album: visibleRows((db, ids, viewer) => seenAlbums(db, ids, viewer.id)),
    'albums of member': ownOnly,
  },
  counts: { albums: countAlbums },
  rights: albumRights,
  texts: albumTexts,
  subjects: [albumKind],
  sitemap: [albumAddresses],
  tags: albumTags,
  lockRank: { albums: 650 },
})
