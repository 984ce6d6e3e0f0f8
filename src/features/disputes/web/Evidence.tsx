import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './Dispute.module.css'
import type { Disputed, ShownDispute } from './use-dispute-words.ts'

/** The piece as it was listed beside the first picture of how it arrived, and what its buyer says. */
export function Evidence({ disputed, dispute }: { disputed: Disputed; dispute: ShownDispute }) {
  const { t } = useLingui()
  const { listed, role, paid_at, currency } = disputed
  const opened = dispute.entries.find(({ action }) => action === 'open')
  const shown = dispute.entries.filter(({ actor }) => actor === 'buyer').flatMap(({ medias }) => medias)
  const [first, ...more] = shown
  return (
    <div className={css.beside}>
      <Figure media={listed?.media ?? null} name={t`${listed?.name ?? ''} as listed`}>
        {t`As listed`}
        {paid_at && (
          <>
            , <DateTime at={paid_at} show="date" />
          </>
        )}
      </Figure>
      <Figure media={first ?? null} name={t`${listed?.name ?? ''} as it arrived`} arrived>
        {t`As it arrived`}
        {first && (
          <>
            , <DateTime at={first.created_at} show="date" />
          </>
        )}
      </Figure>
      <section className={css.claims} aria-labelledby="claims">
        <h2 id="claims">{role === 'buyer' ? t`What you say` : t`What the buyer says`}</h2>
        <p className={`prose ${css.claim}`}>
          <bdi>{opened?.body}</bdi>
        </p>
        {more.length > 0 && (
          <ul className={css.ev} aria-label={t`More pictures`}>
            {more.map((media) => (
              <li key={media.id}>
                <a href={media.media_url} target="_blank" rel="noreferrer">
                  <Thumb picture={pictureOf(media)} alt={t`Evidence`} size={72} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="small muted">
          <bdi>{listed?.name}</bdi>, <Price as="plain" money={{ amount: dispute.asked, currency }} />
        </p>
      </section>
    </div>
  )
}

interface FigureProps {
  media: ShownDispute['entries'][number]['medias'][number] | null
  name: string
  arrived?: boolean
  children: React.ReactNode
}
function Figure({ media, name, arrived, children }: FigureProps) {
  const { t } = useLingui()
  return (
    <figure className={arrived ? css.arrived : undefined}>
      <div className={`well ${css.well}`}>
        {media ? <img className={css.pic} src={media.media_url} alt={name} /> : <p className={css.nothing}>{t`No picture`}</p>}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
