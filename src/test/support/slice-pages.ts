import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { World } from './world.ts'

/** Who opens a page: ann sells, ben buys, cleo collects, ada administers. */
export type PageVisitor = 'ann' | 'ben' | 'cleo' | 'guest' | 'ada'
export type Addresses = Readonly<Partial<Record<PageVisitor, readonly string[]>>>
/** What is there to be shown, by the placeholder of an address: `{album}`. */
export type Stock = Readonly<Record<string, string>>

/**
 * A slice's part of the walk over every page (`test/pages.ts`): more addresses than the bare one of each route, and the things that its routes show.
 * A route that no address opens is opened by ann, with `{album_id}` filled by `album`.
 */
export interface SlicePages {
  readonly addresses?: Addresses
  readonly stock?: (world: World, made: Stock) => Promise<Stock>
}

export const slicePages: readonly SlicePages[] = await Promise.all(
  globSync('src/features/*/test/pages.ts').map(async (file) => ((await import(resolve(file))) as { pages: SlicePages }).pages),
)
