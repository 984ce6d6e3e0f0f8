import type { Texts } from './texts.ts'

/** Groups of the plan comparison, in order. */
export const rightGroups = ['collection', 'market', 'community'] as const
export type RightGroup = (typeof rightGroups)[number]

/** A row of the plan comparison: something that a plan opens and, with a limit, how much of it. Declared by the slice whose operation asks for it. */
export interface PlanRight {
  readonly key: string
  readonly group: RightGroup
  /** The permission that opens it. */
  readonly permission: string
  /** Refusals for these permissions are called by this right; `family.*` stands for all of a family. Its own permission when not given. */
  readonly covers?: readonly string[]
  /** Name of the plan limit; the slice counts it under `counts`. */
  readonly limit?: string
  readonly texts: {
    readonly name: string
    /** With a limit: what a larger plan brings, how much `n` is, and that there is no bound. */
    readonly more?: string
    readonly amount?: string
    readonly unlimited?: string
  }
}

/** Text id of a part of a right: `right.albums.more`. */
export const rightText = (key: string, part: keyof PlanRight['texts']): string => `right.${key}.${part}`
export const rightTexts = ({ key, texts }: PlanRight): Texts =>
  Object.fromEntries(Object.entries(texts).map(([part, text]) => [rightText(key, part as keyof typeof texts), text]))
