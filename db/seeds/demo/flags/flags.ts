import { flags } from '#features/flags/contract.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { flaggableItem, hasRaised, markFlags } from './flags-queries.ts'
import { RAISED, type RaisedFlag } from './raised.ts'

/** The name of this part among what is filled. */
export const DEMO_FLAGS = 'demo-flags'

/** Flags of the demo members. One that is there from an interrupted start is not raised twice. */
export async function doubt({ pool }: DemoParts, people: People): Promise<void> {
  for (const raised of RAISED) {
    const flagger = people.get(raised.by)
    if (flagger && !(await hasRaised(pool, flagger.id, raised.claim))) await raise(pool, people, flagger, raised)
  }
  await markFlags(pool, DEMO_FLAGS)
}

async function raise(pool: DemoParts['pool'], people: People, flagger: DemoActor, { reason, claim, marks = [], gauge, ...then }: RaisedFlag) {
  const part = [flagger, ...(then.votes ?? []).flatMap(([name]) => people.get(name) ?? [])]
  const item = await flaggableItem(
    pool,
    part.map(({ id }) => id),
  )
  if (!item) return
  const { flag } = await flagger.does(flags.raise, {
    flaggable_id: item.id,
    reason,
    claim,
    marks: marks.map((mark) => ({ picture: 0, ...mark })),
    gauge: gauge ?? null,
  })
  const owner = [...people.values()].find(({ id }) => id === item.member_id)
  if (then.answer) await owner?.does(flags.say, { id: flag.id, body: then.answer })
  for (const [name, vote, note] of then.votes ?? []) {
    const voter = people.get(name)
    // Whoever has dealt with a party has no vote.
    const seen = await voter?.does(flags.show, { id: flag.id })
    if (seen?.flag.may.includes('vote')) await voter!.does(flags.vote, { id: flag.id, vote, note })
  }
}
