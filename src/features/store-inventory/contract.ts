import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { ProductCard, ProductId, productStatuses } from '#features/products/contract.ts'
import { Proposal, ProposalId, proposalStatuses } from '#features/proposals/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, choices, fields, listOf, named, paging, prose } from '#kernel/shapes.ts'
import { catalogueStates, stocks } from './rules.ts'

/** The stock of a store in one currency. */
const StockSum = named(
  'StockSum',
  z.object({
    ...{ currency: Currency, live: z.int(), sold_out: z.int(), units: z.int(), reserved: z.int(), low: z.int() },
    /** What is listed, at its prices. */
    worth: Amount,
  }),
)
const StockRow = named(
  'StockRow',
  z.extend(ProductCard, { number: z.int(), sku: z.string(), status: z.enum(productStatuses), reserved: z.int(), is_low: z.boolean(), worth: Amount }),
)
/** An item of the store, and how it stands to the catalogue. */
const CatalogueRow = named(
  'CatalogueRow',
  z.object({
    ...{ product: ProductCard, state: z.enum(catalogueStates), entry_id: z.nullable(CatalogueEntryId) },
    proposal: z.nullable(z.object({ id: ProposalId, status: z.enum(proposalStatuses) })),
  }),
)
const propose = {
  'proposal.country': { status: 422, field: 'product_id' },
  'proposal.color': { status: 422, field: 'product_id' },
  'proposal.format': { status: 422, field: 'product_id' },
  'proposal.printing': { status: 422, field: 'product_id' },
  'proposal.topic': { status: 422, field: 'product_id' },
  'proposal.catalogue_number': { status: 422, field: 'product_id' },
  'proposal.media': { status: 422, field: 'product_id' },
  'proposal.name': { status: 422, field: 'product_id' },
  'proposal.many': { status: 409 },
  'proposal.similar': { status: 409 },
} as const

export const storeInventory = {
  show: operation({
    http: 'GET /store/inventory',
    permission: 'my_store.view',
    input: fields({
      stock: z._default(z.enum(stocks), 'all'),
      search: z._default(z.string().check(z.maxLength(80)), ''),
      ...paging(PAGE.collection),
    }),
    output: z.object({ sums: z.array(StockSum), inventory: listOf(StockRow) }),
    refusals: {},
    doc: 'What one’s own store holds: pieces that are there, pieces at a checkout, and what all of it is listed at; `low` are supplies of which few are left.',
  }),
  proposals: operation({
    http: 'GET /store/proposals',
    permission: 'my_store.view',
    input: fields({ state: choices(z.enum(catalogueStates)), ...paging(PAGE.usual) }),
    output: z.object({ items: listOf(CatalogueRow) }),
    refusals: {},
    doc: 'Items of one’s own store and how each stands to the catalogue: in it, proposed, or not there yet.',
    topics: () => ['catalogue_proposals:all'],
  }),
  propose: operation({
    http: 'POST /store/proposals',
    permission: 'catalogue.propose',
    commits: true,
    input: fields({
      product_id: ProductId,
      note: z._default(prose(1_000), ''),
      different_from: z._default(z.array(CatalogueEntryId).check(z.maxLength(50)), []),
    }),
    output: z.object({ proposal: Proposal }),
    refusals: { ...propose, 'store.no_item': { status: 404 }, 'store.in_catalogue': { status: 409 }, 'store.is_proposed': { status: 409 } },
    limit: { per_minute: 20 },
    doc: 'Propose an item of one’s own store to the catalogue, with the facts and the picture that it has.',
  }),
}
