import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, Instant, id, line, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { mediaKinds } from './rules.ts'

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
/** The one file of a video, a recording or a document. Written anew by the server: nothing but sound, picture and pages is left of what came. */
export const MediaFile = named(
  'MediaFile',
  z.object({
    media_url: z.string(),
    type: z.string(),
    name: z.nullable(z.string()),
    bytes: z.int(),
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    duration_ms: z.nullable(z.int()),
    pages: z.nullable(z.int()),
  }),
)
/** A media of any kind. `picture` is the picture itself, or the poster of a video. */
export const AnyMedia = named(
  'AnyMedia',
  z.object({
    id: MediaId,
    kind: z.enum(mediaKinds),
    picture: z.nullable(Media),
    file: z.nullable(MediaFile),
    is_published: z.boolean(),
    created_at: Instant,
  }),
)

const unreadable = {
  'media.too_many_pixels': { status: 422, field: 'medias' },
  'media.unreadable': { status: 422, field: 'medias' },
  'media.quota': { status: 422, field: 'medias' },
  'media.busy': { status: 503 },
} as const

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
      ...unreadable,
    },
    limit: { per_minute: 60 },
    doc: 'Upload up to 12 pictures (JPEG, PNG, WebP, GIF) as form files named `medias`. Each is drawn anew; nothing of the file itself is kept. They are private until something public shows them.',
  }),
  uploadFile: operation({
    http: 'POST /medias/files',
    permission: 'media.crud',
    takes: 'multipart',
    uploads: 'large',
    input: fields({
      /** What a document is called when it is saved. */
      name: z.optional(line(120)),
    }),
    output: z.object({ media: AnyMedia }),
    refusals: {
      'media.none': { status: 422, field: 'medias' },
      'media.type': { status: 415, field: 'medias' },
      'media.file_type': { status: 415, field: 'medias' },
      'media.too_large': { status: 413, field: 'medias' },
      'media.codec': { status: 422, field: 'medias' },
      'media.protected': { status: 422, field: 'medias' },
      'media.too_long': { status: 422, field: 'medias' },
      'media.file_unreadable': { status: 422, field: 'medias' },
      ...unreadable,
    },
    limit: { per_minute: 30 },
    doc: 'Upload one picture, video (MP4, MOV, WebM), recording (MP3, M4A, Ogg, WAV) or document (PDF, text) as the form file `medias`; a video may bring a picture of itself as `poster`. Type and limits are read from the content; everything is written anew, without place, device or titles. It is private until something public shows it.',
  }),
  showFile: operation({
    http: 'GET /medias/files/{id}',
    permission: 'signed_in',
    input: fields({ id: MediaId }),
    output: z.object({ media: AnyMedia }),
    refusals: { 'media.not_found': { status: 404 } },
    doc: 'One media of any kind: one’s own, or a published one. Its addresses are fresh, for a player whose address has expired.',
  }),
  filesOf: operation({
    http: 'GET /medias/files',
    permission: 'signed_in',
    input: fields({ kind: z.optional(z.enum(mediaKinds)), ...paging(PAGE.usual) }),
    output: z.object({ member_id: MemberId, medias: listOf(z.extend(AnyMedia, { in_use: z.boolean() })), bytes: z.int(), most: z.int() }),
    refusals: {},
    doc: 'One’s own uploads of every kind, the newest first, whether something shows each, and the space they take.',
    topics: (_, { member_id }) => [`medias of member:${member_id}`],
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
    doc: 'Delete a picture, video, recording or document that nothing shows any more.',
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
