import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Article.module.css'
import type { ArticleShown } from './blog-answer.ts'

/** A thing of the site in a text, as its reader may know of it today. */
export function CardInText({ card }: { card: ArticleShown['cards'][number]['card'] }) {
  const { t } = useLingui()
  if (!card)
    return (
      <p className={css.cardGone}>
        <Icon name="prohibit" size="s" />
        {t`What was shown here is gone, or not for you to see.`}
      </p>
    )
  return (
    <a className={css.card} href={card.path}>
      <span className={`well well--plain ${css.cardWell}`}>
        {card.image_url && <img className="item" src={card.image_url} alt="" loading="lazy" decoding="async" />}
      </span>
      <span>
        <b>
          <bdi>{card.title}</bdi>
        </b>
        <span dir="auto">{card.line}</span>
      </span>
    </a>
  )
}
