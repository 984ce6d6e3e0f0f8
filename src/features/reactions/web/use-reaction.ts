import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { type ReactionKind, type Reactions, reactions } from '../contract.ts'

/** As it will stand: shown at once, and taken back when the server says no. */
export function expectedAfter(before: Reactions, reaction: ReactionKind | null): Reactions {
  const counts = new Map(before.counts.map(({ reaction: kind, count }) => [kind, count]))
  if (before.own) counts.set(before.own, (counts.get(before.own) ?? 1) - 1)
  if (reaction) counts.set(reaction, (counts.get(reaction) ?? 0) + 1)
  const shown = [...counts].map(([kind, count]) => ({ reaction: kind, count })).filter(({ count }) => count > 0)
  return {
    counts: shown.toSorted((a, b) => b.count - a.count),
    total: shown.reduce((sum, { count }) => sum + count, 0),
    own: reaction,
  }
}

export interface Reactable {
  readonly type: 'Post' | 'Comment' | 'Product' | 'Auction' | 'Bounty'
  readonly id: string
  readonly given: Reactions
}
export function useReaction({ type, id, given }: Reactable) {
  const call = useCommand(reactions.react)
  const [told, setTold] = useState<{ given: Reactions; shown: Reactions }>()
  // A newer answer of the page wins over what was pressed before it.
  const shown = told?.given === given ? told.shown : given
  async function react(reaction: ReactionKind | null) {
    setTold({ given, shown: expectedAfter(shown, reaction) })
    const answer = await call.run({ reactionable_type: type, reactionable_id: id, reaction })
    setTold({ given, shown: refused(answer) ? shown : answer.reactions })
  }
  return { shown, react: (reaction: ReactionKind | null) => void react(reaction) }
}
