import type { ComponentType } from 'react'
import type { FilterName, SearchType } from '#features/listings/contract.ts'
import type { Money } from '#kernel/money.ts'
import type { AnyOperation } from '#kernel/operation.ts'
import type { Picture } from '#web/ui/cards/pictures.ts'
import type { RailFilters } from '../filters/rail-filters.ts'
import type { RailParts } from '../filters/rail-parts.ts'

/** What a field of the rail is drawn from. */
export interface FieldParts {
  readonly rail: RailParts
  readonly page: MarketPage
}
/** A row of the list, as the page of search results tells it. */
export interface MarketHit {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly picture: Picture | undefined
  readonly line: string
  readonly price: Money | null
}

/** What one market is: its lists and its page. Rail, chips, counts, ways out and the advanced search follow from it. */
export interface Market {
  readonly type: SearchType
  /** Its page. */
  readonly path: string
  readonly list: AnyOperation
  readonly counts: AnyOperation
  readonly drops: AnyOperation
  /** The first is the usual one. */
  readonly sorts: readonly string[]
  /** Name of the input that orders. */
  readonly sort_name: 'sort' | 'order_by_condition'
  /** Inputs that this page always has. */
  readonly fixed: Readonly<Record<string, string>>
  /** Names in its list, for suggestions while one types. */
  readonly namesIn: (answer: never) => readonly string[]
  /** Fields that only this market has, or few others. */
  readonly own: Partial<Readonly<Record<FilterName, ComponentType<FieldParts>>>>
  readonly hitsIn: (answer: never) => readonly MarketHit[]
  /** How many there are, and the first page of its answer. */
  readonly pageIn: (answer: never) => {
    readonly total?: number | undefined
    readonly more_than_total?: boolean | undefined
    readonly next_page_url: string | null
  }
}

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]
export interface MarketAsked extends RailFilters {
  readonly page: number
  readonly page_size: number
  readonly sort: string
}
/** State in the URL: filters, order, view, and the facets opened without script. */
export interface MarketPage {
  readonly market: Market
  readonly asked: MarketAsked
  readonly view: View
  readonly open: readonly string[]
  /** On the page of search results, whose URL has the filters as JSON. */
  readonly searched: boolean
  /** Values in the URL that no filter accepts. */
  readonly unread: readonly string[]
}

/** Nothing chosen. */
export const emptyRail = {
  ...{ country: [], condition: [], denomination: [], grade: [], color: [], quality: [], format: [] },
  ...{ topic_ids: [], category_ids: [], shipping_option: [], item_kind: [], status: [] },
  ...{ years: undefined, year_issued: undefined, price_from: undefined, price_to: undefined, productable_type: undefined },
} satisfies RailFilters
