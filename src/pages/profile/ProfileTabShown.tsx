import { useLingui } from '@lingui/react/macro'
import { products } from '#features/products/contract.ts'
import { ProductCard } from '#features/products/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { LevelPanel, OwnAbout, Private, ProfileAbout, type ProfileAnswer } from '#features/profiles/web/public.tsx'
import { stampItems } from '#features/stamp-items/contract.ts'
import { ItemShelves, namesOfCards } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData, useMaybe } from '#web/query/hooks.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { BoxEmpty } from '../stampbox/BoxEmpty.tsx'
import css from './Profile.module.css'
import { galleryOf, type ProfileView, pricesOf, profileHref, shelfOf } from './profile-address.ts'

interface TabProps {
  user: ProfileAnswer
  view: ProfileView
}

export function ProfileTabShown({ user, view }: TabProps) {
  if (view.tab === 'about') return <About user={user} />
  if (view.tab === 'for_sale' && user.store) return <Shelf user={user} view={view} store={user.store} />
  return user.hidden.includes('collection') ? <Hidden /> : <Gallery user={user} view={{ ...view, tab: 'gallery' }} />
}

function Hidden() {
  const { t } = useLingui()
  return <EmptyState title={<Private />} line={t`This member keeps the collection to themselves.`} />
}

function Gallery({ user, view }: TabProps) {
  const { id, is_own, store } = user
  const { cards: found } = useData(stampItems.cards, galleryOf(id, view))
  const lists = useMaybe(vocabularies.staticData, namesOfCards(found.data), true)?.data ?? {}
  const prices = useMaybe(products.prices, pricesOf(found.data), store !== null)?.prices ?? []
  const base = profileHref(id, { ...view, page: 1 })
  if (!found.data.length) return <BoxEmpty own={is_own} all={base} why={view.page > 1 ? 'page' : undefined} />
  return (
    <div className={css.gallery}>
      <div>
        <ItemShelves
          items={found.data}
          lists={lists}
          prices={new Map(prices.map(({ stamp_item_id, price, currency }) => [stamp_item_id, { amount: price, currency }]))}
        />
        <Pages {...view} total={found.total ?? 0} hrefOf={(place) => profileHref(id, { ...view, ...place })} />
      </div>
      <aside className={css.beside}>
        <ProfileAbout user={user} />
      </aside>
    </div>
  )
}

function Shelf({ user: { id }, view, store }: TabProps & { store: NonNullable<ProfileAnswer['store']> }) {
  const { t } = useLingui()
  const { products: found } = useData(products.list, shelfOf(store.id, view))
  return (
    <>
      {found.data.length === 0 && <EmptyState title={t`Nothing for sale right now`} />}
      <div className="cards">
        {found.data.map((card, at) => (
          <ProductCard key={card.id} card={card} eager={at < 4} />
        ))}
      </div>
      <Pages {...view} total={found.total ?? 0} hrefOf={(place) => profileHref(id, { ...view, ...place })} />
    </>
  )
}

function About({ user }: { user: ProfileAnswer }) {
  return (
    <div className={css.about}>
      {user.is_own ? <OwnAbout user={user} /> : <ProfileAbout user={user} />}
      {user.is_own && <OwnLevel />}
    </div>
  )
}
const OwnLevel = () => <LevelPanel reached={useData(profiles.level, {}).reached} />
