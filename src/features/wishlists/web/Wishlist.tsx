import { Plural, useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { address } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { wishlists } from '../contract.ts'
import { Matches } from './Matches.tsx'
import { Progress } from './Progress.tsx'
import { useWishKinds } from './use-wish-kinds.ts'
import { WishCards } from './WishCards.tsx'
import css from './Wishlist.module.css'

type WishlistInput = InputOf<typeof wishlists.list>
const addressOf = ({ user_id, ...list }: WishlistInput) => address(user_id ? `/wishlists/${user_id}` : '/wishlists', wishlists.list, list)

/** What a member would like to have; for its owner, who offers it, and how complete the collection is. */
export function Wishlist({ list }: { list: WishlistInput }) {
  const { t } = useLingui()
  const kinds = useWishKinds()
  const { wishlists: found, user } = useData(wishlists.list, list)
  const own = list.user_id === undefined
  const title = own ? t`Wishlist` : t`${user.full_name}: wishlist`
  const tabs = [{ value: undefined, label: t`All` }, ...kinds]
  return (
    <main id="main" className={`page ${css.wishlist}`} tabIndex={-1}>
      <Title>{title}</Title>
      <div className={css.columns}>
        {own && <Progress />}
        <div>
          <div className={css.head}>
            <h1>{title}</h1>
            <span className="muted">
              <Plural value={found.total ?? found.data.length} one="# wish" other="# wishes" />
            </span>
            {own && found.data.length > 0 && <Button href="/wishlists/basket" size="s" icon="shopping-cart">{t`Complete my wants`}</Button>}
            {own && <Button href="/recommendations" size="s" icon="sparkle">{t`For you`}</Button>}
            {own && <Button href="/create-wish-item" variant="fill" size="s" icon="plus">{t`Add a wish`}</Button>}
          </div>
          <Tabs
            label={t`Kinds of wishes`}
            tabs={tabs.map(({ value, label }) => ({
              label,
              href: addressOf({ ...list, type: value, page: 1, cursor: undefined }),
              current: list.type === value,
            }))}
          />
          {found.data.length ? <WishCards wishes={found.data} own={own} /> : <NoWishes own={own} />}
          <Pages {...list} total={found.total ?? 0} hrefOf={(place) => addressOf({ ...list, ...place, cursor: undefined })} />
          {own && <Matches />}
        </div>
      </div>
    </main>
  )
}

function NoWishes({ own }: { own: boolean }) {
  const { t } = useLingui()
  if (!own) return <EmptyState title={t`Nothing to see yet`} line={t`This member wishes for nothing, or shows it to nobody.`} />
  return (
    <EmptyState
      title={t`What are you looking for?`}
      line={t`Press the heart on anything in the catalogue. You see here who offers it.`}
      action={<Button href="/stamps?status=FOR_REFERENCE" variant="fill" icon="book-open">{t`To the catalogue`}</Button>}
    />
  )
}
