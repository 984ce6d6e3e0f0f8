import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Example, Examples } from './example.ts'

/** At least one valid request for every operation, as each slice gives them in its test/examples.ts. */
export const examples: Readonly<Record<string, readonly Example[]>> = Object.assign(
  {},
  ...(await Promise.all(globSync('src/features/*/test/examples.ts').map(given))),
)

async function given(file: string): Promise<Examples> {
  return ((await import(resolve(file))) as { examples: Examples }).examples
}
