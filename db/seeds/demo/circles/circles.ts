import { createHash } from 'node:crypto'
import { groups } from '#features/groups/contract.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { clubNamed, groupBefore, markCircles } from './circles-queries.ts'
import { GROUPS, type SaidGroup } from './said.ts'

/** The name of this part among what is filled. */
export const DEMO_CIRCLES = 'demo-circles'

/** Groups of the demo members. A message that is there from an interrupted start is the same message again. */
export async function encircle({ pool, product }: DemoParts, people: People): Promise<void> {
  for (const said of GROUPS) {
    const owner = people.get(said.owner)
    if (!owner) continue
    const id = (await groupBefore(pool, owner.id, said.name)) ?? (await begin(pool, owner, said))
    await fillGroup(people, owner, said, id)
  }
  await product.relay.drain()
  await markCircles(pool, DEMO_CIRCLES)
}

async function begin(pool: DemoParts['pool'], owner: DemoActor, { name, club, history }: SaidGroup) {
  const club_id = club && (await clubNamed(pool, club))
  const { group } = await owner.does(groups.create, { name, ...(club_id && { club_id }) })
  if (history) await owner.does(groups.edit, { id: group.id, history })
  return group.id
}

async function fillGroup(people: People, owner: DemoActor, { name, club, others, lines }: SaidGroup, id: Awaited<ReturnType<typeof begin>>) {
  const { link } = club ? {} : await owner.does(groups.makeLink, { id })
  const token = link?.path.split('/').at(-1)
  if (token) for (const username of others) await people.get(username)?.does(groups.join, { token })
  for (const [at, [by, body]] of lines.entries()) await people.get(by)?.does(groups.send, { id, client_message_id: numberOf(`${name} ${at}`), body })
}

/** The same number for the same line. */
function numberOf(line: string): string {
  const hash = createHash('md5').update(line).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20)].join('-')
}
