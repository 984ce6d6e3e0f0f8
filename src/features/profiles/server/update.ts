import { changeMember, keepInterests, type ProfileChange } from '#features/members/server/public.ts'
import { keepSetting } from '#features/settings/server/public.ts'
import { isTerm } from '#features/vocabularies/server/public.ts'
import type { InputOf, RefusalOf } from '#kernel/operation.ts'
import { isReserved } from '#kernel/people/reserved-names.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { profileChanged, profiles } from '../contract.ts'
import { bornRightly } from '../rules.ts'
import { findProfile, usernameTaken } from './queries.ts'
import { ownProfile } from './seen.ts'

type ProfileInput = InputOf<typeof profiles.update>

export const update = command(profiles.update, async ({ input, viewer, requester, tx, emit, tools }) => {
  await lock(tx, 'members', [viewer.id])
  const now = (await findProfile(tx, viewer.id, viewer.id))!
  // Security: the phone number can be changed only with a fresh session.
  if (input.phone !== undefined && input.phone !== now.phone && !viewer.fresh) return refuse('session.step_up')
  if (input.username && isReserved(input.username, tools.site.name)) return refuse('profile.username_reserved')
  const wrong = await wrongIn(tx, viewer.id, input, now.today)
  if (wrong) return wrong
  await changeMember(tx, viewer.id, columnsOf(input))
  if (input.country_ids) await keepInterests(tx, viewer.id, 'country', input.country_ids)
  if (input.topic_ids) await keepInterests(tx, viewer.id, 'topic', input.topic_ids)
  if (input.category_ids) await keepInterests(tx, viewer.id, 'category', input.category_ids)
  if (input.language) await keepSetting({ tx, emit }, viewer.id, { group: 'general', property: 'translation-language', value: input.language })
  emit(profileChanged, { member_id: viewer.id })
  return { user: await ownProfile(tx, requester.locale, viewer.id) }
})

function columnsOf({ language, country_ids: _countries, topic_ids: _topics, category_ids: _categories, ...columns }: ProfileInput): ProfileChange {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as ProfileChange
  return language === undefined ? given : { ...given, locale: language }
}

const lists = [
  { of: (given: ProfileInput) => (given.country ? [given.country] : []), list: 'countries', code: 'profile.country' },
  { of: (given: ProfileInput) => given.country_ids ?? [], list: 'countries', code: 'profile.countries' },
  { of: (given: ProfileInput) => given.topic_ids ?? [], list: 'topics', code: 'profile.topics' },
  { of: (given: ProfileInput) => given.category_ids ?? [], list: 'stamp_categories', code: 'profile.categories' },
] as const satisfies readonly { code: RefusalOf<typeof profiles.update>; [other: string]: unknown }[]

async function wrongIn(tx: Tx, id: Id<'members'>, given: ProfileInput, today: string) {
  const unborn = given.dob ? bornRightly(today, given.dob) : undefined
  if (unborn) return unborn
  for (const { of, list, code } of lists) for (const one of of(given)) if (!(await isTerm(tx, list, one))) return refuse(code)
  return given.username !== undefined && (await usernameTaken(tx, given.username, id)) ? refuse('profile.username_taken') : undefined
}
