import type { Tools } from '#server/operations/tools.ts'
import type { CardContext, SubjectKind } from '#server/slices/subject.ts'
import type { Post } from '../contract.ts'
import type { WholePost } from './queries.ts'

type QuotedView = Post['quoted']

export const quotable = ({ subjects }: Pick<Tools, 'subjects'>, name: string): SubjectKind | undefined =>
  [...subjects.values()].find((kind) => kind.name === name && kind.uses.includes('quote'))

/** What posts quote, as this reader may know of it: one question a kind. */
export async function quotedIn(context: CardContext, tools: Pick<Tools, 'subjects'>, viewer: string | null, rows: readonly WholePost[]) {
  const cards = new Map<string, NonNullable<QuotedView>['card']>()
  const asked = Map.groupBy(
    rows.filter(({ quoted_id }) => quoted_id),
    ({ quoted_type }) => quoted_type!,
  )
  for (const [name, quoting] of asked) {
    const kind = quotable(tools, name)
    const faces = kind ? await kind.cards(context, viewer, [...new Set(quoting.map(({ quoted_id }) => quoted_id!))]) : []
    for (const { id, title, line, image_url } of faces) cards.set(`${name} ${id}`, { title, line, image_url, path: kind!.path(id) })
  }
  return ({ quoted_type: type, quoted_id: id }: WholePost): QuotedView => (type && id ? { type, id, card: cards.get(`${type} ${id}`) ?? null } : null)
}
