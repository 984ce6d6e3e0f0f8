import type { ReactionKind, Reactions } from '../contract.ts'

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
