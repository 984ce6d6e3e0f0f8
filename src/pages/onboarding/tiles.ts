import type { InterestKind } from './use-interests.ts'

/** Drawn by bin/tiles.ts. */
const files = import.meta.glob<string>('./tiles/*.webp', { eager: true, query: '?url', import: 'default' })
const PLAIN = 5

const sumOf = (code: string) => [...code].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)

/** The small picture of a country, a category or a topic; a plain figure where there is none. */
export const tileOf = (step: InterestKind, code: string): string =>
  files[`./tiles/${step}-${code}.webp`] ?? files[`./tiles/plain-${sumOf(code) % PLAIN}.webp`] ?? ''
