import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { MediaId } from '#features/media/contract.ts'
import { StampItem, StampItemId } from '#features/stamp-items/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, line, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import {
  Album,
  AlbumId,
  AlbumPage,
  AlbumPageId,
  albumSorts,
  albumTypes,
  Collection,
  detachTypes,
  MAY_GROW,
  mountColours,
  newAlbum,
  pageFields,
  paperNames,
} from './shapes.ts'

export const albumSubject = subject({ type: 'album', name: 'Album', path: (id) => `/albums/${id}/show` })

const notFound = { 'album.not_found': { status: 404 } } as const
const withCover = { 'album.cover': { status: 422, field: 'cover_media_id' } } as const
const wrongItems = {
  'album.items': { status: 422, field: 'stamp_item_ids' },
  'album.one_lot': { status: 422, field: 'stamp_item_ids' },
  'album.one_set': { status: 422, field: 'stamp_item_ids' },
} as const
const grows = { permission: 'my_collection.albums', limit: { per_minute: 120 } } as const
const ofAlbum = ({ id }: { id: string }) => [`album:${id}`]
const Items = z.array(StampItemId).check(z.maxLength(1_000))
const PageNumber = z.int().check(z.gte(1), z.lte(200))
const Whole = z.object({ album: Album })

export const albums = {
  list: operation({
    http: 'GET /albums',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({
      user_id: z.optional(MemberId),
      type: z.optional(z.enum(albumTypes)),
      sort: z._default(z.enum(albumSorts), 'most_recent'),
      ...paging(PAGE.usual),
    }),
    output: z.object({ albums: listOf(Album) }),
    refusals: {},
    doc: 'Albums, lots and sets: all of one’s own, of another member those that are shown. Without `user_id` one’s own; a guest then gets none.',
    topics: ({ user_id }) => (user_id ? [`albums of member:${user_id}`] : []),
  }),
  show: operation({
    http: 'GET /albums/{id}',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ id: AlbumId }),
    output: Whole,
    refusals: notFound,
    doc: 'One album with its pages: one’s own, or one that its owner shows.',
    topics: ofAlbum,
  }),
  items: operation({
    http: 'GET /albums/{id}/items',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ id: AlbumId, placed: z.optional(Flag), ...paging(PAGE.collection) }),
    output: z.object({ stamp_items: listOf(StampItem) }),
    refusals: notFound,
    doc: 'The items of an album in its order; with `placed` only those that lie on a page, or wait for one.',
    topics: ofAlbum,
  }),
  page: operation({
    http: 'GET /albums/{id}/pages/{page_id}',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields({ id: AlbumId, page_id: AlbumPageId }),
    output: z.object({ album_page: AlbumPage }),
    refusals: notFound,
    doc: 'One page: its words and its mounts, in tenths of a millimetre from the upper left corner of an A4 sheet. Items that their owner hides are left out for others.',
    topics: ofAlbum,
  }),
  create: operation({
    http: 'POST /albums',
    ...grows,
    input: fields(newAlbum),
    output: Whole,
    refusals: { 'album.limit': { status: 409 }, ...withCover },
    doc: 'A new album, lot or set. The plan limits how many one may have, of all types together.',
  }),
  update: operation({
    http: 'POST /albums/update',
    ...grows,
    input: fields({
      id: AlbumId,
      name: z.optional(line(140)),
      description: z.optional(prose(5_000)),
      cover_media_id: z.optional(z.nullable(MediaId)),
      is_private: z.optional(Flag),
      mount: z.optional(z.enum(mountColours)),
    }),
    output: Whole,
    refusals: { ...notFound, ...withCover },
    doc: 'Change what is given of an album of one’s own; its id stands in the body. An album stays of its type.',
  }),
  remove: operation({
    http: 'DELETE /albums/{id}',
    permission: 'my_collection.albums',
    input: fields({ id: AlbumId }),
    output: z.object({ done: z.literal(true) }),
    refusals: notFound,
    doc: 'Delete an album. Its items stay in the collection.',
  }),
  syncItems: operation({
    http: 'POST /albums/sync-stamp-items',
    ...grows,
    input: fields({ album_id: AlbumId, stamp_item_ids: Items }),
    output: z.object({ added: z.int(), removed: z.int() }),
    refusals: { ...notFound, ...wrongItems, ...MAY_GROW },
    doc: 'The album holds exactly these items, in this order.',
  }),
  addItems: operation({
    http: 'POST /albums/{id}/add-items',
    ...grows,
    input: fields({ id: AlbumId, stamp_item_ids: Items }),
    output: z.object({ added: z.int() }),
    refusals: { ...notFound, ...wrongItems, ...MAY_GROW },
    doc: 'Put these items behind those that are in the album. One that is in it already stays in its place.',
  }),
  syncAlbums: operation({
    http: 'POST /stamp-items/sync-albums',
    ...grows,
    input: fields({
      stamp_item_id: z.optional(StampItemId),
      stamp_item_ids: z.optional(z.array(StampItemId).check(z.maxLength(100))),
      album_ids: z.array(AlbumId).check(z.maxLength(50)),
    }),
    output: z.object({ added: z.int(), removed: z.int() }),
    refusals: {
      ...MAY_GROW,
      'album.items': { status: 422, field: 'stamp_item_ids' },
      'album.albums': { status: 422, field: 'album_ids' },
      'album.many_lots': { status: 422, field: 'album_ids' },
      'album.many_sets': { status: 422, field: 'album_ids' },
    },
    doc: 'These items are in exactly these albums, with at most one lot and one set among them.',
  }),
  detach: operation({
    http: 'POST /albums/detach-items',
    ...grows,
    input: fields({ type: z.optional(z.enum(detachTypes)), album_id: z.optional(AlbumId), stamp_item_ids: Items }),
    output: z.object({ removed: z.int() }),
    refusals: {
      ...notFound,
      'album.detach_type': { status: 422, field: 'type' },
      'album.detach_album': { status: 422, field: 'album_id' },
      'album.items': { status: 422, field: 'stamp_item_ids' },
    },
    doc: 'Take items out of an album, a lot or a set, which `album_id` names, or out of all. They stay in the collection.',
  }),
  addPage: operation({
    http: 'POST /albums/{id}/pages',
    ...grows,
    input: fields({ id: AlbumId, title: z._default(prose(140), '') }),
    output: z.object({ page_id: AlbumPageId }),
    refusals: { ...notFound, ...MAY_GROW, 'album.pages': { status: 409 } },
    doc: 'A new page behind the others.',
  }),
  savePage: operation({
    http: 'POST /albums/{id}/pages/{page_id}',
    ...grows,
    input: fields({
      id: AlbumId,
      page_id: AlbumPageId,
      ...pageFields,
    }),
    output: z.object({ revision: z.int() }),
    refusals: {
      ...notFound,
      'album.outside': { status: 422, field: 'mounts' },
      'album.overlap': { status: 422, field: 'mounts' },
      'album.mount_of': { status: 422, field: 'mounts' },
      'album.changed': { status: 409 },
    },
    doc: 'The whole page at once: words and mounts. An item that lay on another page of the album moves here. What changed since `revision` is not overwritten.',
  }),
  removePage: operation({
    http: 'DELETE /albums/{id}/pages/{page_id}',
    permission: 'my_collection.albums',
    input: fields({ id: AlbumId, page_id: AlbumPageId }),
    output: z.object({ done: z.literal(true) }),
    refusals: notFound,
    doc: 'Take a page out; its items stay in the album and wait.',
  }),
  arrange: operation({
    http: 'POST /albums/{id}/arrange',
    ...grows,
    input: fields({ id: AlbumId }),
    output: z.object({ placed: z.int() }),
    refusals: { ...notFound, ...MAY_GROW, 'album.pages': { status: 409 } },
    doc: 'Lay all items that wait onto new pages, in rows and in the order of the album.',
  }),
  print: operation({
    http: 'GET /albums/{id}/print',
    permission: 'my_collection.print',
    input: fields({ id: AlbumId, number: z.optional(PageNumber) }),
    output: z.object({
      album_pages: z.array(AlbumPage),
      codes: z.array(z.object({ catalogue_entry_id: CatalogueEntryId, rows: z.array(z.string()) })),
    }),
    refusals: notFound,
    doc: 'All pages of an album for the printer, or one; with the codes that lead from its holes to the wants, as rows of 0 and 1.',
    topics: ofAlbum,
  }),
  pdf: operation({
    http: 'GET /albums/{id}/pdf',
    permission: 'my_collection.print',
    gives: 'file',
    input: fields({ id: AlbumId, number: z.optional(PageNumber), paper: z._default(z.enum(paperNames), 'A4'), pictures: z._default(Flag, true) }),
    output: z.object({}),
    refusals: notFound,
    limit: { per_minute: 20 },
    doc: 'The same as a PDF in exact millimetres on A4 or Letter, with a ruler of 100 mm on each page.',
  }),
  collections: operation({
    http: 'GET /collections',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields(paging(PAGE.usual)),
    output: z.object({ collections: listOf(Collection) }),
    refusals: {},
    doc: 'Members who show albums, the latest album first.',
  }),
}

export const albumChanged = event({
  name: 'albums.changed',
  data: z.object({ album_ids: z.array(AlbumId), member_id: MemberId, stamp_item_ids: z.array(StampItemId) }),
  topics: ({ album_ids, member_id, stamp_item_ids }) => [
    ...album_ids.map((id) => `album:${id}`),
    ...stamp_item_ids.map((id) => `stamp_item:${id}`),
    `albums of member:${member_id}`,
    `stamp_items of member:${member_id}`,
  ],
})
