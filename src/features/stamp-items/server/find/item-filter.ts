import type { Id } from '#kernel/shapes.ts'

/** How a list of items is narrowed; nothing chosen is everything. */
export interface ItemFilter {
  readonly owner: Id<'members'> | undefined
  readonly viewer: string | null
  readonly status: readonly string[]
  readonly item_kind: readonly string[]
  readonly country: readonly string[]
  readonly condition: readonly string[]
  readonly grade: readonly string[]
  readonly color: readonly string[]
  readonly quality: readonly string[]
  readonly format: readonly string[]
  readonly denomination: readonly string[]
  readonly year_from: number | undefined
  readonly year_to: number | undefined
  readonly topic_ids: readonly string[]
  readonly category_ids: readonly string[]
  readonly tags: readonly string[]
  readonly number: { readonly type: string | undefined; readonly number: string } | undefined
  readonly search: string
  readonly is_trash: boolean
  readonly album_id: Id<'albums'> | undefined
  readonly lot_id: Id<'albums'> | undefined
  readonly set_id: Id<'albums'> | undefined
}
