import { useLingui } from '@lingui/react/macro'
import { wishlists } from '#features/wishlists/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { CIRCLES, MY_TRADES } from './paths.ts'
import css from './Trades.module.css'
import { Tray } from './Tray.tsx'

type MatchAnswer = AnswerOf<typeof wishlists.matches>['matches'][number]
type Card = MatchAnswer['offers'][number]
const asked = { page_size: PAGE.matches, for_trade: true }

/** Who has what one wants, and wants what one would give: one press leads to a prefilled offer. */
export default screen({ visitors: 'members', reads: () => ({}), asks: () => [queryOf(wishlists.matches, asked)], Draw: Matches })

function Matches() {
  const { t } = useLingui()
  const matches = useData(wishlists.matches, asked).matches
  const title = t`Matches`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`My trades`, href: MY_TRADES }, { label: title }]} />
      <div className="row row--wrap page-head">
        <h1>{title}</h1>
        <span className="push">
          <Button href={CIRCLES}>{t`Trade circles`}</Button>
        </span>
      </div>
      {matches.length === 0 && (
        <EmptyState
          title={t`No match yet`}
          line={t`Put wants on your wishlist and mark items for trade: whoever has the one and wants the other is shown here.`}
          action={<Button href="/catalogue">{t`Look for wants in the catalogue`}</Button>}
        />
      )}
      {matches.map((match) => (
        <Match key={match.user.id} match={match} />
      ))}
    </main>
  )
}

const pieceOf = ({ stamp_item_id, card }: Card) => ({
  ...{ stamp_item_id, unit: 'used' as const, name: card.title, line: card.line, image_url: card.image_url, value: null, is_there: true },
})
function Match({ match }: { match: MatchAnswer }) {
  const { t } = useLingui()
  const { offers } = match
  const ids = (cards: readonly Card[]) => cards.map(({ stamp_item_id }) => stamp_item_id).join(',')
  const href = `${MY_TRADES}/create?receiver_id=${match.user.id}&wants=${ids(offers)}${match.asks.length ? `&gives=${ids(match.asks)}` : ''}`
  return (
    <section aria-label={match.user.full_name} className="section">
      <div className="row row--wrap">
        <h2>
          <a href={`/profile/${match.user.id}`}>
            <bdi>{match.user.full_name}</bdi>
          </a>
        </h2>
        <span className="push">
          <Button href={href} variant="trade" icon="arrows-left-right">{t`Offer this trade`}</Button>
        </span>
      </div>
      <div className={css.panes}>
        <div className={css.side}>
          <h3 className={css.head}>{t`They want of yours`}</h3>
          <Tray pieces={match.asks.map(pieceOf)} />
        </div>
        <span className={css.mid} aria-hidden="true">
          ⇄
        </span>
        <div className={css.side}>
          <h3 className={css.head}>{t`They have for you`}</h3>
          <Tray pieces={offers.map(pieceOf)} />
        </div>
      </div>
    </section>
  )
}
