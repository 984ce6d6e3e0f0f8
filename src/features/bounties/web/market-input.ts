import type { InputOf } from '#kernel/operation.ts'
import type { bounties } from '../contract.ts'

export type MarketInput = InputOf<typeof bounties.list>
