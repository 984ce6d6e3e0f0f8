import type { ReactNode } from 'react'
import { KindLabel } from '#web/ui/cards/KindLabel.tsx'
import type { ListingKind, SaleState } from '#web/ui/cards/kinds.ts'
import { Well } from '#web/ui/cards/Well.tsx'
import css from './Feed.module.css'

interface LiveCardProps {
  kind: ListingKind
  state?: SaleState | undefined
  href: string
  title: string
  meta: string
  picture: ReactNode
  /** Price or reward, and what else is live. */
  number: ReactNode
  line?: ReactNode
  acts: ReactNode
}

/** A listing in the feed: the well on the left, what is live on the right. */
export function LiveCard({ kind, state, href, title, meta, picture, number, line, acts }: LiveCardProps) {
  return (
    <div className={css.live}>
      <Well className={css.liveWell}>
        {picture}
        <span className={css.kind}>
          <KindLabel kind={kind} {...(state && { state })} />
        </span>
      </Well>
      <div className={css.liveText}>
        <h2>
          <a href={href}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p className="caption">{meta}</p>
        <p className={css.liveNumber}>{number}</p>
        {line && <p className="caption">{line}</p>}
        <p className={css.liveActs}>{acts}</p>
      </div>
    </div>
  )
}
