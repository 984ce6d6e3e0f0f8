import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { type ReactionKind, type Reactions, reactions } from '../contract.ts'
import { expectedAfter } from './expected-after.ts'

export interface Reactable {
  readonly type: 'Post' | 'Comment' | 'Product' | 'Auction' | 'Bounty' | 'Event' | 'StampItem'
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
