import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { catalogue } from '#features/catalogue/contract.ts'
import { EntryCard } from '#features/catalogue/web/public.tsx'
import { useLatest } from '#web/query/hooks.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { useWishes, type WishMore } from './use-wishes.ts'
import { WishFields } from './WishFields.tsx'
import css from './Wishlist.module.css'

const SHOWN = 24

export default screen({ visitors: 'members', reads: () => ({}), asks: () => [], Draw: CreateWish })

/** Finds an entry of the catalogue; the heart on its card puts it on the wishlist. */
function CreateWish() {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [more, setMore] = useState<WishMore>({})
  const entries = useLatest(catalogue.list, { search: search.trim(), page_size: SHOWN }, true)?.entries.data ?? []
  const wishes = useWishes(
    'CatalogueEntry',
    entries.map(({ id }) => id),
  )
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Add a wish`}</Title>
      <Crumbs crumbs={[{ label: t`Wishlist`, href: '/wishlists' }, { label: t`Add a wish` }]} />
      <h1 className="page-head">{t`Add a wish`}</h1>
      <div className={css.form}>
        <TextField
          label={t`Name or catalogue number`}
          hint={t`Press the heart of what you are looking for.`}
          type="search"
          maxLength={80}
          placeholder="Scott 240"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <details>
          <summary>{t`Note and price for the wishes that you add now`}</summary>
          <div className="stack">
            <WishFields copies more={more} onChange={setMore} />
          </div>
        </details>
      </div>
      <p className="vh" role="status">{t`${entries.length} found`}</p>
      <div className="cards section">
        {entries.map((entry, at) => (
          <EntryCard key={entry.id} entry={entry} level="h2" eager={at < 4} watch={wishes.heartOf(entry.id, more)} />
        ))}
      </div>
      {!entries.length && <p className="text-2">{t`Nothing found. Try fewer words.`}</p>}
    </main>
  )
}
