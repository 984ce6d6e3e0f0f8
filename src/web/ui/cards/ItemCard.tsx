import type { ReactNode } from 'react'
import { Static } from '../../hydration/Static.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { KindLabel } from './KindLabel.tsx'
import type { ListingKind, SaleState } from './kinds.ts'
import { OwnButtons, type OwnButtonsProps } from './OwnButtons.tsx'
import { Postmark, type PostmarkProps } from './Postmark.tsx'
import type { Lies, Picture } from './pictures.ts'
import { WatchButton, type WatchButtonProps } from './WatchButton.tsx'
import { Well } from './Well.tsx'

export interface ItemCardProps {
  kind: ListingKind
  href: string
  title: string
  /** Language of the title, if known. */
  lang?: string
  /** Country and year, joined by dots. */
  meta?: readonly (string | number | null | undefined)[]
  /** Catalogue number at the end of the line, never cut. */
  number?: string | null
  /** Hides the kind, for pages with a single kind. */
  unlabelled?: boolean
  /** Not for sale now; shown even if the kind is hidden. */
  state?: SaleState
  picture?: Picture
  alt?: string
  lies?: Lies
  price?: ReactNode
  /** At the end of the price line: "1 left", bids, time. */
  aside?: ReactNode
  watch?: Omit<WatchButtonProps, 'title'>
  own?: Omit<OwnButtonsProps, 'title'>
  /** A finished item is dimmed and postmarked. */
  finished?: Pick<PostmarkProps, 'word' | 'date' | 'place'>
  eager?: boolean
  priority?: boolean
  level?: 'h2' | 'h3' | 'h4'
  /** Static part (not hydrated) that contains no button: a unique id and the data shown. */
  still?: { id: string; of: unknown }
}

/** Accessibility: the title is one stretched link; buttons are its siblings, never inside it. */
export function ItemCard(card: ItemCardProps) {
  const { kind, href, title, lang, meta = [], number, price, aside, finished, level: Heading = 'h3', still } = card
  const line = meta.filter((part) => part !== null && part !== undefined && part !== '').join(' · ')
  return (
    <Static as="article" className={finished ? 'card card--sold' : 'card'} data-kind={kind} {...still}>
      {() => (
        <>
          <CardWell {...card} />
          <div className="card-body">
            <Heading className="card-title" lang={lang}>
              <a className="card-link" href={href}>
                {title}
              </a>
            </Heading>
            {(line || number) && (
              <p className="card-meta">
                {line && <span>{line}</span>} {number && <span className="card-no">{line ? `· ${number}` : number}</span>}
              </p>
            )}
            {(price || aside) && (
              <p className="card-num">
                {price}
                {aside && <span className="small nowrap">{aside}</span>}
              </p>
            )}
          </div>
        </>
      )}
    </Static>
  )
}

function CardWell({ kind, title, picture, alt = title, lies, watch, own, finished, eager, priority, unlabelled, state }: ItemCardProps) {
  return (
    <Well lies={lies} className={own ? undefined : 'well--low'}>
      <div className="stage">
        {picture && <ItemPicture {...{ picture, alt, eager, priority }} />}
        {finished && <Postmark {...finished} size={104} />}
      </div>
      {(state || !unlabelled) && <KindLabel {...{ kind, state }} />}
      {watch && <WatchButton title={title} {...watch} />}
      {own && <OwnButtons title={title} {...own} />}
    </Well>
  )
}
