import { overviews } from '#features/overviews/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'

/** The pages of the lists, in the order of their tabs. */
export const FAMILIES = [
  'stores',
  'products',
  'supplies',
  'auctions',
  'stampItems',
  'bounties',
  'trades',
  'clubs',
  'events',
  'coins',
  'invoices',
] as const
export type FamilyName = (typeof FAMILIES)[number]
const PATHS: Readonly<Record<FamilyName, string>> = {
  stores: 'stores',
  products: 'products',
  supplies: 'supplies',
  auctions: 'auctions',
  stampItems: 'stamp-items',
  bounties: 'bounties',
  trades: 'trades',
  clubs: 'clubs',
  events: 'events',
  coins: 'coin-management',
  invoices: 'invoices',
}
export const LISTS = '/dashboard/lists'
export const familyPath = (family: FamilyName) => `${LISTS}/${PATHS[family]}`
/** The list of a page’s address; undefined for any other word. */
export const familyOf = (word: string): FamilyName | undefined => FAMILIES.find((family) => PATHS[family] === word)
/** All lists take and give the same fields; only the words of their statuses differ. */
export const listOf = (family: FamilyName) => overviews[family] as typeof overviews.stores
export const fileOf = (family: FamilyName) => overviews[`${family}File`] as typeof overviews.storesFile
export type FamilyRow = AnswerOf<typeof overviews.stores>['rows']['data'][number]
