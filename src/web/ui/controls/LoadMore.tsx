import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Static } from '../../hydration/Static.tsx'
import { Button } from './Button.tsx'

export interface LoadMoreProps {
  /** URL of the next page, for use without script; undefined at the end. */
  href?: string
  /** Rows of the next page. */
  next: number
  shown: number
  total: number
  /** The total is a lower bound. */
  atLeast?: boolean
  busy?: boolean
  /** Unique id for a static part (not hydrated). */
  id?: string
  onLoad?: () => void
}

/** Appends a page; the screen moves focus to the first new card. At the end it says so. */
export function LoadMore({ href, next, shown, total, atLeast, busy, id, onLoad }: LoadMoreProps) {
  const { t } = useLingui()
  function press(event: MouseEvent) {
    if (!onLoad || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!busy) onLoad()
  }
  return (
    <div className="more-row">
      {href && (
        <Button href={href} onClick={press} pending={busy ? t`Loading…` : undefined}>
          <Trans>Load {next} more</Trans>
        </Button>
      )}
      <Static as="p" className="caption" role="status" id={id} of={[shown, total, atLeast, !href]}>
        {() => <Shown end={!href && shown >= total && !atLeast} {...{ shown, total, atLeast }} />}
      </Static>
    </div>
  )
}

function Shown({ end, shown, total, atLeast }: Pick<LoadMoreProps, 'shown' | 'total' | 'atLeast'> & { end: boolean }) {
  const { i18n } = useLingui()
  if (end) return <Plural value={total} one="That is the only one" other="That is all of them: #" />
  const [some, all] = [i18n.number(shown), i18n.number(total)]
  return atLeast ? (
    <Trans>
      {some} of more than {all} shown
    </Trans>
  ) : (
    <Trans>
      {some} of {all} shown
    </Trans>
  )
}
