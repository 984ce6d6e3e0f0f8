import { memberSubject } from '#features/members/contract.ts'
import { tiesOf } from '#features/network/server/public.ts'
import { MEMBERS_OFFERED } from '#kernel/measures.ts'
import { searchHit } from '#kernel/search/search-hit.ts'
import type { SearchContext, SearchKind } from '#server/slices/search-kind.ts'
import { foundView } from '../found-view.ts'
import { meantNames } from './meant-name.ts'
import { membersNamedFirst } from './queries-search.ts'

const NUMBER = /^[#№]?(\d{8})$/

async function found({ db, viewer }: SearchContext, typed: string, { type, most, contacts }: { type: string; most: number; contacts: boolean }) {
  const rows = await membersNamedFirst(db, viewer, { start: typed, number: Number(NUMBER.exec(typed)?.[1] ?? 0) || null, contacts, most })
  const tiesTo = await tiesOf(
    db,
    viewer,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { id, uid, full_name, username, image_url, email = null } = foundView(row, tiesTo(row.id), viewer)
    const profile_media = image_url === null ? null : { media_url: image_url }
    return searchHit(type, {
      ...{ id, title: full_name, path: memberSubject.path(id), line: `@${username}` },
      uuid: uid,
      image_url,
      profile_media,
      email,
    })
  })
}

/** Members by the beginning of a name, or by their number. */
export const memberSearch: SearchKind = {
  type: 'User',
  most: MEMBERS_OFFERED,
  by_name: true,
  permission: 'search.search_members',
  find: (context, typed, most) => found(context, typed, { type: 'User', most, contacts: false }),
  spellings: ({ db }, typed) => meantNames(db, typed),
}
/** One's own network: whom one follows, and who follows one. Only when it is chosen: among all kinds they are members. */
export const contactSearch: SearchKind = {
  type: 'Contact',
  most: 0,
  by_name: true,
  permission: 'search.search_members',
  find: (context, typed, most) => found(context, typed, { type: 'Contact', most, contacts: true }),
}
