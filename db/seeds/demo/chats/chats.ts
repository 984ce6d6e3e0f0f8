import { createHash } from 'node:crypto'
import { chat } from '#features/chat/contract.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { markChats, productOf } from './chats-queries.ts'
import { CHATS, type SaidChat } from './said.ts'

/** The name of this part among what is filled. */
export const DEMO_CHATS = 'demo-chats'

/** Conversations of the demo members. A message that is there from an interrupted start is the same message again. */
export async function converse({ pool, product }: DemoParts, people: People): Promise<void> {
  for (const said of CHATS) {
    const [one, other] = said.between.map((name) => people.get(name))
    if (one && other) await write(pool, said, one, other)
  }
  await product.relay.drain()
  await markChats(pool, DEMO_CHATS)
}

async function write(pool: DemoParts['pool'], { between, lines, about_product }: SaidChat, one: DemoActor, other: DemoActor) {
  const about_id = about_product && (await productOf(pool, other.id))
  for (const [at, line] of lines.entries()) {
    const [by, to] = line.startsWith('> ') ? [one, other] : [other, one]
    const about = at === 0 && about_id ? { about_type: 'Product', about_id } : {}
    await by.does(chat.begin, { user_id: to.id, client_message_id: numberOf(`${between} ${at}`), body: line.replace(/^> /, ''), ...about })
  }
}

/** The same number for the same line. */
function numberOf(line: string): string {
  const hash = createHash('md5').update(line).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20)].join('-')
}
