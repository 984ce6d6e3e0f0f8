import type { PermissionName } from '#kernel/permission.ts'
import { type SearchHit, searchHit } from '#kernel/search/search-hit.ts'
import { plain } from '../db/word-search.ts'
import type { CardContext, SubjectKind } from './subject.ts'

export interface SearchContext extends CardContext {
  readonly viewer: string | null
}

/** A kind of thing that the search over everything finds, registered by its slice under `searchKinds`. */
export interface SearchKind {
  /** Its code in the list `searchableCategories`, which names and orders the kinds. */
  readonly type: string
  /** The part of the product that it belongs to, of its slice. */
  readonly part?: string
  /** At most so many beside other kinds. */
  readonly most: number
  /** Asked for beside the permission to search: without it the kind is left out. */
  readonly permission?: PermissionName
  /** True: titles match by name alone, so they come before what only contains the words. */
  readonly by_name?: true
  /** Text that only this kind can mean, such as the number of a store: no other kind is asked then. */
  readonly claims?: (typed: string) => boolean
  /** Best first, only what the viewer may know of: privacy and blocks belong into the query. `typed` is folded by `plain` and not empty. */
  readonly find: (context: SearchContext, typed: string, most: number) => Promise<readonly SearchHit[]>
  /** Nearest spellings, asked for when nothing was found. */
  readonly spellings?: (context: SearchContext, typed: string) => Promise<readonly string[]>
}

/** Hits of a subject from its cards, in the order of the ids. */
export async function hitsOfCards(kind: SubjectKind, context: SearchContext, ids: readonly string[]): Promise<SearchHit[]> {
  const cards = new Map((await kind.cards(context, context.viewer, ids)).map((card) => [card.id, card]))
  return ids.flatMap((id) => {
    const card = cards.get(id)
    if (!card) return []
    const { title, line, image_url } = card
    return searchHit(kind.name, { id, title, line, image_url, path: kind.path(id) })
  })
}

export const titleBegins = (typed: string, { title }: Pick<SearchHit, 'title'>) => plain(title).startsWith(typed)
