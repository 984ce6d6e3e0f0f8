import type { Id } from '#kernel/shapes.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { postChanged, postCreated } from '../../contract.ts'
import { isForAll } from '../../rules.ts'
import { areOwn, setShown } from '../pictures.ts'
import { ownPost, seenPost, setTags } from '../queries.ts'
import { type ArticleHead, changeArticle, keepArticle } from './queries-article.ts'

export interface GivenArticle {
  readonly author_id: Id<'members'>
  readonly club_id: Id<'clubs'> | null
  readonly head: ArticleHead
  readonly tags: readonly string[]
  /** All that its text and its cover show. */
  readonly pictures: readonly { readonly media_id: Id<'medias'>; readonly alt: string }[]
}
interface Writing {
  readonly tx: Tx
  readonly emit: Emit
}

/** Puts an article among the posts. Undefined when a picture is not its author's. */
export async function publishArticle({ tx, emit }: Writing, { author_id, club_id, head, tags, pictures }: GivenArticle) {
  if (!(await areOwn(tx, author_id, pictures))) return undefined
  const id = await keepArticle(tx, author_id, club_id, head)
  await setTags(tx, id, tags)
  await setShown(tx, id, pictures, isForAll({ audience: 'Anyone', club_id }))
  emit(postCreated, { post_id: id, author_id, audience: 'Anyone', club_id, mentioned: [], quoted_author_id: null })
  return id
}

/** Changes it for its readers. Undefined when it is gone, or a picture is not its author's. */
export async function changePublished({ tx, emit }: Writing, id: Id<'posts'>, { author_id, head, tags, pictures }: GivenArticle) {
  await lock(tx, 'posts', [id])
  const row = await ownPost(tx, author_id, id)
  if (!row || row.deleted_at || !(await seenPost(tx, author_id, id)) || !(await areOwn(tx, author_id, pictures))) return undefined
  await changeArticle(tx, id, head)
  await setTags(tx, id, tags)
  const { club_id } = row
  await setShown(tx, id, pictures, isForAll({ audience: 'Anyone', club_id }))
  emit(postChanged, { post_id: id, author_id, audience: 'Anyone', club_id, is_deleted: false, mentioned: [] })
  return id
}
