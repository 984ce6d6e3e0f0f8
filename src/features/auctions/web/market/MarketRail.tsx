import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import {
  ChoiceFacet,
  CountryFacet,
  MoreFilters,
  PriceFacet,
  type RailParts,
  TermFacet,
  UNCOUNTED,
  useFilterWords,
  YearIssued,
  YearsFacet,
} from '#features/products/web/public.tsx'
import { PAGE } from '#kernel/measures.ts'
import { readSpokenNumber } from '#kernel/written/spoken-number.ts'
import { Rail } from '#web/list/Rail.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { type Filters, useFilters } from '#web/list/use-filters.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Facet } from '#web/ui/layout/Facet.tsx'
import { MARKET_AUCTIONS } from '../paths.ts'
import { type AuctionFilters, clearedHref, filterCount, type MarketPage, marketHref } from './market-address.ts'

const CONDITIONS = ['MINT', 'USED', 'NA'] as const
const KINDS = ['stamp', 'coin', 'banknote', 'other'] as const

/** Filters of the auctions: those of the other lists, and what only auctions have. */
export function MarketRail({ page, open }: { page: MarketPage; open: boolean }) {
  const filters = useFilters(page.asked, (asked) => marketHref({ ...page, asked }))
  const { sort, page_size, my_stuff } = page.asked
  return (
    <Rail
      action={MARKET_AUCTIONS}
      kept={{ ...(sort !== 'ending' && { sort }), ...(page_size !== PAGE.usual && { page_size }), ...(my_stuff && { my_stuff }) }}
      filterCount={filterCount(page.asked)}
      clearHref={clearedHref(page.asked)}
      onApply={() => filters.set({})}
      open={open}
    >
      <Fields page={page} filters={filters} />
    </Rail>
  )
}

function Fields({ page, filters }: { page: MarketPage; filters: Filters<AuctionFilters> }) {
  const { t } = useLingui()
  const words = useFilterWords()
  const rail: RailParts = { ...filters, ...UNCOUNTED, page, openHref: (name) => marketHref({ ...page, open: [...page.open, name] }) }
  const { draft, type } = filters
  return (
    <>
      <SearchField
        label={t`Search in auctions`}
        placeholder={t`Title, colour, cancel`}
        search={draft.search}
        onSearch={(search) => type({ search })}
      />
      <Terms {...filters} />
      <CountryFacet {...rail} />
      <YearsFacet {...rail} />
      <YearIssued year={draft.year_issued} onYear={(year_issued) => type({ year_issued })} />
      <ChoiceFacet label={t`Condition`} name="condition" values={CONDITIONS} words={words.conditions} rail={rail} />
      <PriceFacet {...rail} />
      <MoreFilters {...rail} />
      <TermFacet name="topic_ids" label={t`Topics`} find={t`Find a topic`} rail={rail} />
      <TermFacet name="category_ids" label={t`Stamp categories`} find={t`Find a category`} rail={rail} />
      <TermFacet name="shipping_option" label={t`Shipping`} find={t`Find a way of sending`} rail={rail} />
      <ChoiceFacet label={t`Kind of item`} name="item_kind" values={KINDS} words={words.kinds} rail={rail} />
      <Text
        label={t`Catalogue number`}
        name="catalogue_number"
        value={draft.catalogue_number ?? ''}
        onText={(text) => type({ catalogue_number: text || undefined })}
      />
      <Member id={draft.member_id} onId={(member_id) => type({ member_id })} />
    </>
  )
}

/** What only auctions have. */
function Terms({ draft, set }: Filters<AuctionFilters>) {
  const { t } = useLingui()
  const flag = (name: 'is_without_reserve' | 'is_buy_it_now') => ({
    name,
    value: 'true',
    checked: draft[name] === true,
    onChange: () => set({ [name]: draft[name] ? undefined : true }),
  })
  return (
    <Facet label={t`Terms`} set={Number(Boolean(draft.is_without_reserve)) + Number(Boolean(draft.is_buy_it_now))}>
      <Check label={t`No reserve`} {...flag('is_without_reserve')} />
      <Check label={t`Buy it now`} {...flag('is_buy_it_now')} />
    </Facet>
  )
}

function Member({ id, onId }: { id: number | undefined; onId: (id: number | undefined) => void }) {
  const { t } = useLingui()
  const write = (text: string) => {
    const read = readSpokenNumber(text)
    if (read || text === '') onId(read)
  }
  return <Text label={t`Member id`} name="member_id" value={id === undefined ? '' : String(id)} onText={write} />
}

function Text({ label, name, value, onText }: { label: string; name: string; value: string; onText: (text: string) => void }) {
  const at = useId()
  const [typed, setTyped] = useState(value)
  return (
    <div className="field">
      <label htmlFor={at}>{label}</label>
      <input
        className="input"
        id={at}
        name={name}
        maxLength={60}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          onText(target.value)
        }}
      />
    </div>
  )
}
