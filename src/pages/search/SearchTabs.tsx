import { useLingui } from '@lingui/react/macro'
import { catalogue } from '#features/catalogue/contract.ts'
import { entriesHref } from '#features/catalogue/web/public.tsx'
import { products } from '#features/products/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { useKinds } from './kinds/use-kinds.ts'
import { entriesAsked, membersAsked, productsAsked, type Searched, searchHref, storesAsked } from './search-address.ts'

/** A tab per kind, with its total. */
export function SearchTabs({ searched }: { searched: Searched }) {
  const { t, i18n } = useLingui()
  const kinds = useKinds()
  const found: Readonly<Record<string, { total?: number | undefined; more_than_total?: boolean | undefined }>> = {
    Product: useData(products.list, productsAsked(searched)).products,
    Store: useData(stores.list, storesAsked(searched)).stores,
    User: useData(profiles.search, membersAsked(searched)).users,
  }
  const { entries } = useData(catalogue.list, entriesAsked(searched))
  const count = ({ total, more_than_total }: { total?: number | undefined; more_than_total?: boolean | undefined }) =>
    total === undefined ? {} : { count: `${i18n.number(total)}${more_than_total ? '+' : ''}` }
  return (
    <Tabs
      label={t`Kinds of results`}
      tabs={[
        ...kinds.map(({ code, name }) => ({
          href: searchHref(searched.text, code),
          label: name,
          current: code === searched.kind,
          ...count(found[code] ?? {}),
        })),
        { href: entriesHref({ search: searched.text }), label: t`Catalogue`, current: false, ...count(entries) },
      ]}
    />
  )
}
