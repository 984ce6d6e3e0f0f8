import { findOwn, ownView } from '#features/accounts/server/public.ts'
import { countUnread } from '#features/chat/server/public.ts'
import { groupBadge } from '#features/groups/server/public.ts'
import { countWishes } from '#features/wishlists/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { rightText } from '#kernel/plan-right.ts'
import type { Db } from '#server/db/db.ts'
import type { Member } from '#server/operations/requester.ts'
import { query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { account } from '../contract.ts'
import { headerOf } from './queries.ts'

export const me = query(account.me, async ({ viewer, requester: { locale }, db, tools }) => {
  const [own, { store_id, uuid, name, unread, coins, flags }, wish_list_count, talk, group_talk, limits] = await Promise.all([
    findOwn(db, viewer.id),
    headerOf(db, viewer.id),
    countWishes(db, viewer.id),
    countUnread(db, viewer.id),
    groupBadge(db, viewer.id),
    usedOf(db, tools, locale, viewer),
  ])
  const store = store_id ? { id: store_id, uuid: uuid!, name: name! } : null
  return {
    user: {
      ...(await ownView(db, own!)),
      store,
      coins,
      unread_notifications: unread,
      unread_messages: talk.unread + talk.requests + group_talk.unread,
      watched_groups: group_talk.watched_groups,
      wish_list_count,
      flags_count: flags,
      limits,
    },
  }
})

/** Limits that a slice counts, with the name that it declares. */
function usedOf(db: Db, { counts, rights, words }: Tools, locale: Locale, { id, limits }: Member) {
  return Promise.all(
    rights.flatMap(({ key, limit }) => {
      const of = limit === undefined ? undefined : limits[limit]
      if (limit === undefined || of === undefined) return []
      return [counts[limit]!(db, id).then((used) => ({ name: limit, label: words.say(locale, rightText(key, 'name')), used, of }))]
    }),
  )
}
