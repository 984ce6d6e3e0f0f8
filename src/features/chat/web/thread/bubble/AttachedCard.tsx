import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '#web/hydration/lazy.tsx'
import css from '../../Chat.module.css'
import type { ShownMessage } from '../use-thread.ts'

const OfferLine = lazyPart(() => import('./OfferLine.tsx').then((part) => part.OfferLine))
const OfferFromTalk = lazyPart(() => import('./OfferFromTalk.tsx').then((part) => part.OfferFromTalk))

/** A thing in a message, as far as the reader may know of it. */
export function AttachedCard({ about }: { about: NonNullable<ShownMessage['about']> }) {
  const { t } = useLingui()
  if (!about.card) return <p className={`${css.card} ${css.lost}`}>{t`This is not there any more, or not for you to see.`}</p>
  const { title, line, image_url, path } = about.card
  return (
    <>
      <a className={css.card} href={path}>
        <span className="well">{image_url && <img src={image_url} alt="" width={66} height={60} loading="lazy" decoding="async" />}</span>
        <span>
          <b>
            <bdi>{title}</bdi>
          </b>
          <bdi className="muted">{line}</bdi>
          {about.offer && <OfferLine offer={about.offer} />}
        </span>
      </a>
      {about.type === 'Product' && <OfferFromTalk id={about.id} />}
    </>
  )
}
