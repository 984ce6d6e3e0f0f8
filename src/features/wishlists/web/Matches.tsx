import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { wishlists } from '../contract.ts'
import css from './Wishlist.module.css'

type MatchAnswer = AnswerOf<typeof wishlists.matches>['matches'][number]

/** Members who offer what one wants; those who want what one would swap come first. */
export function Matches() {
  const { t } = useLingui()
  const { matches } = useData(wishlists.matches, {})
  if (!matches.length) return null
  return (
    <section className={css.matches} aria-labelledby="matches">
      <h2 id="matches">{t`${plural(matches.length, { one: 'One member offers what you want', other: '# members offer what you want' })}`}</h2>
      <ul>
        {matches.map((match) => (
          <li key={match.user.id}>
            <div className={css.who}>
              <Avatar name={match.user.full_name} url={match.user.image_url ?? undefined} />
              <a href={`/profile/${match.user.id}`}>{match.user.full_name}</a>
            </div>
            <div className={css.swap}>
              {match.asks.length > 0 && <Side title={t`You give`} items={match.asks} />}
              {match.asks.length > 0 && <Icon name="arrows-left-right" />}
              <Side title={match.asks.length ? t`You receive` : t`They offer`} items={match.offers} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Side({ title, items }: { title: string; items: MatchAnswer['offers'] }) {
  return (
    <div>
      <p className="small text-2">{title}</p>
      <div className={css.few}>
        {items.map(({ stamp_item_id, card }) => (
          <a key={stamp_item_id} href={card.path} title={card.title} aria-label={card.title}>
            {card.image_url ? <img className={css.thumb} src={card.image_url} alt="" loading="lazy" /> : <span>{card.title}</span>}
          </a>
        ))}
      </div>
    </div>
  )
}
