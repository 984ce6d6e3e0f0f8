import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { network } from '../contract.ts'
import { findPerson, ofBoth, ofSide, type Placed, type Side, showsNetwork, walkBoth, walkSide } from './queries-people.ts'
import { personView } from './view.ts'

const Keys = z.tuple([z.uuid()])
const keysOf = ({ place }: Placed) => [place] as const

type OfMember = typeof network.followers | typeof network.following | typeof network.people
/** The owner of the list, or a refusal if the viewer may not see it. */
async function ownerOf(db: Db, viewer: MemberId | null, id: MemberId | 'me') {
  const member_id = id === 'me' ? viewer : id
  const person = member_id && (await findPerson(db, viewer, member_id))
  if (!person) return refuse('network.not_found')
  return { member_id, sees: await showsNetwork(db, viewer, member_id) }
}

const hiddenFrom = (viewer_id: MemberId | null) => ({ users: { data: [], next_page_url: null }, viewer_id, is_hidden: true })

async function ofMember(op: OfMember, side: Side, { input, viewer, db }: QueryContext<OfMember>) {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const owner = await ownerOf(db, viewer.id, input.id)
  if (refused(owner)) return owner
  const { member_id, sees } = owner
  if (!sees) return hiddenFrom(viewer.id)
  const walk = { viewer: viewer.id, member_id, start: input.search }
  const [found, total] = await Promise.all([walkSide(db, side, { ...walk, place }), totalOf(db, ofSide(side, walk) as never)])
  const { rows, next_page_url } = pageOf(op, input, found, keysOf)
  return { users: { data: rows.map(personView), ...total, next_page_url }, viewer_id: viewer.id, is_hidden: false }
}
export const followers = query(network.followers, (question) => ofMember(network.followers, 'followers', question))
export const following = query(network.following, (question) => ofMember(network.following, 'following', question))

export const people = query(network.people, async ({ input, viewer, db }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const owner = await ownerOf(db, viewer.id, input.id)
  if (refused(owner)) return owner
  const { member_id, sees } = owner
  if (!sees) return hiddenFrom(viewer.id)
  const walk = { viewer: viewer.id, member_id, connected: input.connected ?? false, start: input.search }
  const [found, total] = await Promise.all([walkBoth(db, { ...walk, place }), totalOf(db, ofBoth(walk) as never)])
  const { rows, next_page_url } = pageOf(network.people, input, found, keysOf)
  return { users: { data: rows.map(personView), ...total, next_page_url }, viewer_id: viewer.id, is_hidden: false }
})

type OfOne = typeof network.requests | typeof network.muted | typeof network.blocked
async function ofOne(op: OfOne, side: Side, { input, viewer, db }: QueryContext<OfOne>) {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const walk = { viewer: viewer.id, member_id: viewer.id }
  const [found, total] = await Promise.all([walkSide(db, side, { ...walk, place }), totalOf(db, ofSide(side, walk) as never)])
  const { rows, next_page_url } = pageOf(op, input, found, keysOf)
  return { users: { data: rows.map(personView), ...total, next_page_url }, viewer_id: viewer.id }
}
export const requests = query(network.requests, (question) => ofOne(network.requests, 'requests', question))
export const muted = query(network.muted, (question) => ofOne(network.muted, 'muted', question))
export const blocked = query(network.blocked, (question) => ofOne(network.blocked, 'blocked', question))
