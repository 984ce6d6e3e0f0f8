import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Example, Examples } from './example.ts'
import { sliceOf } from './slice-of.ts'

/** At least one valid request for every operation, as each slice gives them in its test/examples.ts. */
const given = await Promise.all(
  globSync('src/features/*/test/examples.ts').map(async (file) => ({
    slice: sliceOf(file),
    examples: ((await import(resolve(file))) as { examples: Examples }).examples,
  })),
)

/** At least one valid request for every operation, as each slice gives them in its test/examples.ts. */
export const examples: Readonly<Record<string, readonly Example[]>> = Object.assign({}, ...given.map((one) => one.examples))

/** The slice whose example this is. */
export const sliceOfExample: ReadonlyMap<Example, string> = new Map(
  given.flatMap(({ slice, examples }) => Object.values(examples).flatMap((ofOne) => ofOne.map((example) => [example, slice] as const))),
)
