import type { z } from 'zod'
import type { Proof } from './shapes.ts'

/** `late`, `too low`, `leader`, `price`, `end`: a rule that a bid breaks; `link`, `opening`, `outcome`: what does not fit the book. Version 0: the terms. */
export interface Fault {
  readonly version: number
  readonly what: 'late' | 'too low' | 'leader' | 'price' | 'end' | 'link' | 'opening' | 'outcome'
}
export interface Replayed {
  readonly links: number
  readonly openings: number
  /** Somebody else than the last leader has it, at the own maximum. */
  readonly second_chance: boolean
  readonly wrong: readonly Fault[]
  readonly is_right: boolean
}
export function replay(proof: z.output<typeof Proof>): Promise<Replayed>
