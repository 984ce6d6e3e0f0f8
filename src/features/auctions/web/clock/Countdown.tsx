import { useLingui } from '@lingui/react/macro'
import { leftOf } from './left.ts'

/** What is left, without the word for it: "3 d 4 h", "52 m 40 s". */
function useLeftText() {
  const { t } = useLingui()
  return (ms: number): string => {
    const { is, large, small } = leftOf(ms)
    const words = {
      days: t`${large} d ${small} h`,
      hours: t`${large} h ${small} m`,
      minutes: t`${large} m ${small} s`,
      seconds: t`${large} s`,
      over: t({ message: 'Ended', context: 'an auction' }),
    }
    return words[is]
  }
}

/**
 * Time left, by the server's clock. A timer is not announced; the panel announces its marks itself. `data-ticks` is for the page cache, which keeps
 * no page with seconds on it.
 */
export function Countdown({ ends_at, now, bare = false, className = '' }: { ends_at: string; now: number; bare?: boolean; className?: string }) {
  const { t } = useLingui()
  const textOf = useLeftText()
  const ms = Date.parse(ends_at) - now
  const { ending, is, ticks } = leftOf(ms)
  const text = textOf(ms)
  const words = is === 'over' || bare ? text : ending ? t`Ending ${text}` : t`${text} left`
  return (
    <time
      className={[ending ? 'left left--soon' : 'left', className].filter(Boolean).join(' ')}
      role="timer"
      dateTime={ends_at}
      data-ticks={ticks || undefined}
    >
      {words}
    </time>
  )
}
