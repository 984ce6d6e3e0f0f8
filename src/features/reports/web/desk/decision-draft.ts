import type { Measure, Reason, Scope } from '../../rules.ts'

export interface DecisionDraft {
  readonly measure?: Measure | 'none'
  readonly scope?: Scope | undefined
  readonly days?: number | undefined
  readonly ground: 'terms' | 'law'
  readonly clause?: Reason
  readonly facts: string
}
