import { isIn } from '../is-in.ts'
import type { PieceAnswer } from '../trade-words.ts'

export interface PaneTerms {
  readonly give: readonly PieceAnswer[]
  readonly receive: readonly PieceAnswer[]
  readonly coins_given: number
  readonly coins_received: number
}
export interface Difference {
  readonly sign: '+' | '−'
  readonly name?: string
  readonly coins?: number
}

/** What is other than in the last terms: pieces that came and went, and coins. */
export function differences(before: PaneTerms, now: PaneTerms): Difference[] {
  const came = (was: readonly PieceAnswer[], is: readonly PieceAnswer[]) =>
    is.filter((piece) => !isIn(was, piece)).map(({ name }): Difference => ({ sign: '+', name }))
  const went = (was: readonly PieceAnswer[], is: readonly PieceAnswer[]) =>
    was.filter((piece) => !isIn(is, piece)).map(({ name }): Difference => ({ sign: '−', name }))
  const coins = (was: number, is: number): Difference[] => (was === is ? [] : [{ sign: is > was ? '+' : '−', coins: Math.abs(is - was) }])
  return [
    ...[...came(before.give, now.give), ...came(before.receive, now.receive), ...went(before.give, now.give), ...went(before.receive, now.receive)],
    ...[...coins(before.coins_given, now.coins_given), ...coins(before.coins_received, now.coins_received)],
  ]
}
