import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { facetCounts, relaxations } from '#kernel/search/facet-counts.ts'
import { Code, choices, fields, line } from '#kernel/shapes.ts'
import { AskedStatus, itemKinds, Year } from './shapes.ts'

/** What the items that all members show are asked for. */
export const shownFilters = {
  status: choices(AskedStatus),
  item_kind: choices(z.enum(itemKinds)),
  country: choices(Code),
  /** A condition, or MINT, USED or NA for all that are so. */
  condition: choices(Code),
  ...{ grade: choices(Code), color: choices(Code), quality: choices(Code), format: choices(Code), denomination: choices(line(60)) },
  year_from: z.optional(Year),
  year_to: z.optional(Year),
  /** `before-1950`, `1950-1959`, … `2020-now`; and a single year. */
  years: z.optional(z.string().check(z.regex(/^(before-\d{4}|\d{4}-(\d{4}|now))$/))),
  year_issued: z.optional(Year),
  topic_ids: choices(Code),
  category_ids: choices(Code),
  /** `{"type":"scott","number":"240"}`, `scott:240`, or a number alone. */
  catalogue_number: z.optional(line(120)),
  search: z._default(z.string().check(z.maxLength(80)), ''),
}

export const shownCounts = {
  shownCounts: operation({
    http: 'GET /stamp-items/get-counts',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields(shownFilters),
    output: facetCounts,
    refusals: {},
    doc: 'How many items members show of each value of each filter, with the other filters applied.',
  }),
  shownDrops: operation({
    http: 'GET /stamp-items/get-drops',
    permission: 'marketplace.item.view',
    guests: true,
    input: fields(shownFilters),
    output: relaxations,
    refusals: {},
    doc: 'Where no item fits: what each filter alone would give if it were dropped. The most first; what gives nothing is left out.',
  }),
}
