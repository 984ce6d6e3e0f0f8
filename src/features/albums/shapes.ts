import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { Media, MediaId } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { Flag, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'
import { MOST_MOUNTS } from './rules.ts'

export const AlbumId = id('albums')
export type AlbumId = z.infer<typeof AlbumId>
export const AlbumPageId = id('album_pages')
export type AlbumPageId = z.infer<typeof AlbumPageId>

export const albumTypes = ['plain', 'lot', 'set'] as const

export const albumSorts = ['most_recent', 'most_items'] as const
/** From which albums items are taken out. */
export const detachTypes = ['album', 'lot', 'set', 'all'] as const
export const mountColours = ['black', 'cream', 'white'] as const

export const paperNames = ['A4', 'Letter'] as const

/** The plan has fewer albums than there are: this one is kept, but does not grow. */
export const MAY_GROW = { 'album.over_limit': { status: 409 } } as const

export const Album = named(
  'Album',
  z.object({
    id: AlbumId,
    user_id: MemberId,
    user: PublicMember,
    type: z.enum(albumTypes),
    name: z.string(),
    description: z.string(),
    cover: z.nullable(Media),
    /** Where there is no cover: pictures of its first items. */
    previews: z.array(Media),
    is_private: z.boolean(),
    mount: z.enum(mountColours),
    /** Items that the viewer may see. */
    item_count: z.int(),
    /** The pages in their order. */
    pages: z.array(z.object({ id: AlbumPageId, title: z.string() })),
    /** Only its owner is told: items that lie on no page, and whether it may grow. */
    own: z.nullable(z.object({ waiting: z.int(), may_grow: z.boolean() })),
    created_at: Instant,
    updated_at: Instant,
  }),
)

/** A new album: private, until its owner shows it. */
export const newAlbum = {
  type: z._default(z.enum(albumTypes), 'plain'),
  name: line(140),
  description: z._default(prose(5_000), ''),
  cover_media_id: z._default(z.nullable(MediaId), null),
  is_private: z._default(Flag, true),
  mount: z._default(z.enum(mountColours), 'black'),
}

const Tenths = z.int().check(z.gte(0), z.lte(3_000))
const boxFields = { x: Tenths, y: Tenths, width: Tenths, height: Tenths }
/** A mount as it is saved: of an item of the album, or the hole for a catalogue entry. */
const GivenMount = z.strictObject({
  stamp_item_id: z._default(z.nullable(StampItemId), null),
  catalogue_entry_id: z._default(z.nullable(CatalogueEntryId), null),
  ...boxFields,
  mount: z._default(z.enum(mountColours), 'black'),
  caption: z._default(prose(120), ''),
})

/** A whole page as it is saved; `revision` is the one that was changed. */
export const pageFields = {
  revision: z.int().check(z.gte(1)),
  title: z._default(prose(140), ''),
  subtitle: z._default(prose(200), ''),
  foot: z._default(prose(200), ''),
  quadrille: z._default(Flag, true),
  mounts: z.array(GivenMount).check(z.maxLength(MOST_MOUNTS)),
}

const Mount = named(
  'Mount',
  z.object({
    id: z.uuid(),
    stamp_item_id: z.nullable(StampItemId),
    catalogue_entry_id: z.nullable(CatalogueEntryId),
    ...boxFields,
    mount: z.enum(mountColours),
    caption: z.string(),
    name: z.string(),
    denomination: z.string(),
    /** The first catalogue number, in parts: `Scott`, `240`. */
    catalogue_number: z.nullable(z.object({ type: z.string(), name: z.string(), number: z.string() })),
    width_mm: z.nullable(z.int()),
    height_mm: z.nullable(z.int()),
    media: z.nullable(Media),
  }),
)

export const AlbumPage = named(
  'AlbumPage',
  z.object({
    id: AlbumPageId,
    album_id: AlbumId,
    number: z.int(),
    revision: z.int(),
    title: z.string(),
    subtitle: z.string(),
    foot: z.string(),
    quadrille: z.boolean(),
    mounts: z.array(Mount),
  }),
)

export const Collection = named(
  'Collection',
  z.object({ user: PublicMember, album_count: z.int(), albums: z.array(z.object({ id: AlbumId, name: z.string(), cover: z.nullable(Media) })) }),
)
