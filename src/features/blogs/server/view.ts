import { clubsBriefly } from '#features/clubs/server/public.ts'
import { findMedias, mediaView } from '#features/media/server/public.ts'
import { type PostReader, postViews, type seenPosts } from '#features/posts/server/public.ts'
import { readTree, type Tree } from '#kernel/written/tree.ts'
import { cardsIn, minutesOf, picturesIn } from '#kernel/written/tree-facts.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { SubjectKind } from '#server/slices/subject.ts'
import type { Article, BlogDraft } from '../contract.ts'
import { mayBeNews } from '../rules.ts'
import { type DraftRow, textsOf } from './queries.ts'

export const quotableKinds = ({ subjects }: Pick<Tools, 'subjects'>): SubjectKind[] =>
  [...subjects.values()].filter(({ uses }) => uses.includes('quote'))

/** Cards of several texts, as this reader may know of them: one question a kind. */
async function cardsOf({ db, tools, viewer, requester }: PostReader, trees: readonly Tree[]) {
  const asked = Map.groupBy(trees.flatMap(cardsIn), ({ subject }) => subject)
  const faces = new Map<string, Article['cards'][number]['card']>()
  for (const kind of quotableKinds(tools)) {
    const ids = asked.get(kind.name)?.map(({ id }) => id)
    if (!ids) continue
    const found = await kind.cards({ db, files: tools.files, locale: requester.locale }, viewer.id, [...new Set(ids)])
    for (const { id, title, line, image_url } of found) faces.set(`${kind.name} ${id}`, { title, line, image_url, path: kind.path(id) })
  }
  return (tree: Tree): Article['cards'] =>
    cardsIn(tree).map(({ subject: type, id }) => ({ type, id: id as never, card: faces.get(`${type} ${id}`) ?? null }))
}

/** What texts show beside words: one question about all pictures. */
async function shownBy(reader: PostReader, trees: readonly Tree[], more: readonly string[] = []) {
  const ids = [...trees.flatMap((tree) => picturesIn(tree).map(({ media_id }) => media_id)), ...more]
  const [medias, cards] = await Promise.all([ids.length ? findMedias(reader.db, ids) : new Map<string, never>(), cardsOf(reader, trees)])
  const viewOf = (id: string | null) => {
    const media = id && medias.get(id)
    return media ? mediaView(reader.tools.files, media) : null
  }
  return {
    viewOf,
    of: (tree: Tree): Pick<Article, 'medias' | 'cards'> => ({
      medias: picturesIn(tree).flatMap(({ media_id }) => viewOf(media_id) ?? []),
      cards: cards(tree),
    }),
  }
}

type PostRow = Awaited<ReturnType<typeof seenPosts>>[number]
export async function articleViews(reader: PostReader, rows: readonly PostRow[]): Promise<Article[]> {
  const [posts, texts] = [
    await postViews(reader, rows),
    await textsOf(
      reader.db,
      reader.viewer.id,
      rows.map(({ id }) => id),
    ),
  ]
  const told = posts.flatMap((post) => {
    const text = texts.get(post.id)
    const tree = text && readTree(text.content)
    return tree ? { post, text, tree } : []
  })
  const shown = await shownBy(
    reader,
    told.map(({ tree }) => tree),
  )
  return told.map(({ post, text, tree }) => ({ post, content: JSON.stringify(tree), draft_id: text.draft_id, ...shown.of(tree) }))
}

interface DraftReader extends PostReader {
  readonly viewer: { readonly id: string | null; readonly permissions: ReadonlySet<string> }
}
/** A draft as its author sees it. */
export async function draftView(reader: DraftReader, row: DraftRow): Promise<BlogDraft> {
  const { id, post_id, title, version, is_changed, publish_at, updated_at, summary, content, tags, is_news, cover_media_id, cover_alt, club_id } = row
  const tree = readTree(content)!
  const shown = await shownBy(reader, [tree], cover_media_id ? [cover_media_id] : [])
  const cover = shown.viewOf(cover_media_id)
  const club = club_id && (await clubsBriefly(reader.db, reader.viewer.id, [club_id])).get(club_id)
  return {
    ...{ id, post_id, title, version, is_changed, publish_at, updated_at, summary, content: JSON.stringify(tree), tags, is_news },
    ...shown.of(tree),
    cover: cover && { ...cover, alt: cover_alt },
    club: club ? { id: club.id, name: club.name } : null,
    minutes: minutesOf(tree),
    may_be_news: mayBeNews(reader.viewer),
  }
}
