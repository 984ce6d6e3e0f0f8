import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Button } from './Button.tsx'

export interface LoadMoreProps {
  /** The next page's address; without script it is simply opened. Absent at the end. */
  href?: string
  /** How many the next press brings. */
  next: number
  shown: number
  total: number
  /** The total is only a floor: counting stopped there. */
  atLeast?: boolean
  busy?: boolean
  onLoad?: () => void
}

/** Appends; the screen moves the focus to the first new card. At the end it says that this was all. */
export function LoadMore({ href, next, shown, total, atLeast, busy, onLoad }: LoadMoreProps) {
  const { i18n, t } = useLingui()
  const [some, all] = [i18n.number(shown), i18n.number(total)]
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
      <p className="caption" role="status">
        {!href && shown >= total && !atLeast ? (
          <Plural value={total} one="That is the only one" other="That is all of them: #" />
        ) : atLeast ? (
          <Trans>
            {some} of more than {all} shown
          </Trans>
        ) : (
          <Trans>
            {some} of {all} shown
          </Trans>
        )}
      </p>
    </div>
  )
}
