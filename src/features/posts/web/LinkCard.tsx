import css from './LinkCard.module.css'
import type { PostShown } from './post-answer.ts'

/** What the page says of itself that a post names. */
export function LinkCard({ link: { url, title, description, site, picture_url } }: { link: NonNullable<PostShown['link']> }) {
  return (
    <a className={css.card} href={url} rel="nofollow ugc noopener" target="_blank">
      {picture_url && (
        <span className={css.picture}>
          <img src={picture_url} alt="" loading="lazy" decoding="async" />
        </span>
      )}
      <span className={css.words}>
        <small>
          <bdi>{site}</bdi>
        </small>
        <b dir="auto">{title}</b>
        {description && <span dir="auto">{description}</span>}
      </span>
    </a>
  )
}
