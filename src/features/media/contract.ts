import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, Instant, id, listOf, MemberId, named, paging } from '#kernel/shapes.ts'

export const MediaId = id('medias')
export type MediaId = z.infer<typeof MediaId>

/** One size of a picture. Published URLs are permanent; before that they expire after ten minutes. */
export const MediaSize = named(
  'MediaSize',
  z.object({ size: z.enum(['full', '160', '240', '320', '480', '720', '1080']), width: z.int(), height: z.int(), media_url: z.string() }),
)
export const Media = named(
  'Media',
  z.object({
    id: MediaId,
    media_url: z.string(),
    width: z.int(),
    height: z.int(),
    dpi: z.nullable(z.int()),
    /** Background of the scan: dark ones blend into the page, light ones are mounted. */
    border: z.enum(['dark', 'transparent', 'light']),
    sizes: z.array(MediaSize),
    is_published: z.boolean(),
    created_at: Instant,
  }),
)

/**
 * A picture in a list: a tenth of a `Media`. The address of each size is made of its key: `/media/{key}/{side}.webp`, with the sides 160, 240, 320,
 * 480, 720 and 1080, or `full`.
 */
export const CardPicture = named(
  'CardPicture',
  z.object({
    key: z.string(),
    width: z.int(),
    height: z.int(),
    dpi: z.optional(z.int()),
    border: z.enum(['dark', 'transparent', 'light']),
    /** Widths of the sizes from the smallest on, as far as they differ; none if there is only the full one. */
    widths: z.array(z.int()),
    /** What follows the address of each size while the picture is private. */
    signatures: z.optional(z.array(z.string())),
  }),
)

export const medias = {
  upload: operation({
    http: 'POST /medias',
    permission: 'media.crud',
    takes: 'multipart',
    input: fields({}),
    output: z.object({ medias: z.array(Media) }),
    refusals: {
      'media.none': { status: 422, field: 'medias' },
      'media.type': { status: 415, field: 'medias' },
      'media.too_many_pixels': { status: 422, field: 'medias' },
      'media.unreadable': { status: 422, field: 'medias' },
      'media.quota': { status: 422, field: 'medias' },
      'media.busy': { status: 503 },
    },
    limit: { per_minute: 60 },
    doc: 'Upload up to 12 pictures (JPEG, PNG, WebP, GIF) as form files named `medias`. Each is drawn anew; nothing of the file itself is kept. They are private until something public shows them.',
  }),
  show: operation({
    http: 'GET /medias/{id}',
    permission: 'signed_in',
    input: fields({ id: MediaId }),
    output: z.object({ media: Media }),
    refusals: { 'media.not_found': { status: 404 } },
    doc: 'One picture of one’s own, or a published one.',
  }),
  remove: operation({
    http: 'DELETE /medias/{id}',
    permission: 'media.crud',
    input: fields({ id: MediaId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'media.not_found': { status: 404 }, 'media.in_use': { status: 409 } },
    doc: 'Delete a picture that nothing shows any more.',
  }),
  ofMember: operation({
    http: 'GET /medias/user/{id}',
    permission: 'signed_in',
    input: fields({
      id: MemberId,
      /** Pictures of items of the collection, or only others. */
      is_stamp: z.optional(Flag),
      /** Pictures that something shows, or only loose ones. */
      is_meta_attached: z.optional(Flag),
      ...paging(PAGE.usual),
    }),
    output: z.object({ medias: listOf(Media) }),
    refusals: {},
    doc: 'A member’s pictures: all of one’s own, only the published ones of another.',
    topics: ({ id }) => [`medias of member:${id}`],
  }),
}

export const mediaUploaded = event({
  name: 'medias.uploaded',
  data: z.object({ member_id: MemberId, media_ids: z.array(MediaId) }),
  topics: ({ member_id }) => [`medias of member:${member_id}`],
})

export const mediaRemoved = event({
  name: 'medias.removed',
  data: z.object({ member_id: MemberId, media_id: MediaId }),
  topics: ({ member_id }) => [`medias of member:${member_id}`],
})
