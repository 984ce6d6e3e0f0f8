import type { Id } from '#kernel/shapes.ts'
import { CANARY, type MakeFixtures } from '#test/contract/objects.ts'
import type { Actor } from '#test/support/cast.ts'
import { giveCoins } from '#test/support/fixtures.ts'
import { circling } from './circling.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann, ben and hal are asked to join it. */
    readonly trade_circle: Id<'trade_circles'>
  }
}
void CANARY
let hal: Actor | undefined
