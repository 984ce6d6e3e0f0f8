import { blogSubject } from '#features/posts/contract.ts'
import { articlesNamed, blogKind } from '#features/posts/server/public.ts'
import { hitsOfCards, type SearchKind } from '#server/slices/search-kind.ts'

/** Articles, by the words of their titles. */
export const blogSearch: SearchKind = {
  type: blogSubject.name,
  most: 3,
  permission: 'blogs.view',
  find: async (context, typed, most) => hitsOfCards(blogKind, context, await articlesNamed(context.db, context.viewer, typed, most)),
}
