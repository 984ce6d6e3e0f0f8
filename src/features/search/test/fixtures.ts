import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { searches } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** What ann has searched for. */
    readonly search_log: Id<'search_logs'>
  }
}

export const fixtures: MakeFixtures = async ({ ann }) => {
  await ann.gets(searches.keepLog, { search: 'CANARY searched' })
  return { search_log: (await ann.gets(searches.logs, {})).logs.data[0]!.id }
}
