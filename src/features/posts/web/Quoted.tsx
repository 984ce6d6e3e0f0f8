import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Posts.module.css'
import type { PostShown } from './post-answer.ts'

/** What a post quotes, as its reader may know of it; a line without text where it is gone. */
export function Quoted({ quoted }: { quoted: NonNullable<PostShown['quoted']> }) {
  const { t } = useLingui()
  const { card } = quoted
  if (!card)
    return (
      <p className={css.quoteGone}>
        <Icon name="prohibit" size="s" />
        {t`What was quoted here is gone, or not for you to see.`}
      </p>
    )
  return (
    <a className={css.quote} href={card.path}>
      {card.image_url && (
        <span className={`well well--plain ${css.quoteWell}`}>
          <img className="item" src={card.image_url} alt="" loading="lazy" decoding="async" />
        </span>
      )}
      <span>
        <b>
          <bdi>{card.title}</bdi>
        </b>
        <span dir="auto">{card.line}</span>
      </span>
    </a>
  )
}
