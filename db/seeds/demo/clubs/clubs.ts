import { type ClubId, clubs } from '#features/clubs/contract.ts'
import { posts } from '#features/posts/contract.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { foundedBefore, markClubs } from './clubs-queries.ts'
import { FOUNDED, type FoundedClub } from './founded.ts'

/** The name of this part among what is filled. */
export const DEMO_CLUBS = 'demo-clubs'

/** Clubs of the demo members. One that is there from an interrupted start is not founded twice. */
export async function found({ pool }: DemoParts, people: People): Promise<void> {
  for (const club of FOUNDED) {
    const owner = people.get(club.owner)
    if (owner && !(await foundedBefore(pool, owner.id, club.name))) await open(people, owner, club)
  }
  await markClubs(pool, DEMO_CLUBS)
}

async function open(people: People, owner: DemoActor, { name, about, rules, visibility, joining, members, posts: written }: FoundedClub) {
  const { club } = await owner.does(clubs.create, { name, about, rules: [...rules], visibility, joining })
  for (const username of members) {
    const member = people.get(username)
    if (!member) continue
    // An invitation is the way into all three.
    await owner.does(clubs.invite, { id: club.id, user_id: member.id })
    await member.does(clubs.join, { id: club.id, accepts_rules: true })
  }
  for (const said of written) await write(people, owner, club.id, said)
}

async function write(people: People, owner: DemoActor, club_id: ClubId, { by, body, is_pinned }: FoundedClub['posts'][number]) {
  const { post } = (await people.get(by)?.does(posts.create, { body, club_id })) ?? {}
  if (post && is_pinned) await owner.does(posts.pin, { id: post.id })
}
