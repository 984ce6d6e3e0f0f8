import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useContext, useEffect, useRef, useState } from 'react'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import { useMoney } from '../use-money.ts'
import { type Heard, heardBetween, heardByTheClock } from './announce.ts'
import type { PanelView } from './panel-view.ts'

/** Polite live region: bids, extensions, the last minutes and the end. Never the ticking clock. */
export function Announcer({ view, now }: { view: PanelView; now: number }) {
  const [text, setText] = useState('')
  const wordsOf = useWords(view)
  const former = useRef({ view, now })
  useEffect(() => {
    const { view: before, now: earlier } = former.current
    former.current = { view, now }
    const mark = heardByTheClock(view.ends_at, earlier, now)
    const heard = [...heardBetween(before, view), ...(mark ? [mark] : [])]
    if (heard.length) setText(heard.map(wordsOf).join(' '))
  }, [view, now, wordsOf])
  return (
    <p className="vh" role="status">
      {text}
    </p>
  )
}

function useWords(view: PanelView) {
  const { t, i18n } = useLingui()
  const money = useMoney(view.currency)
  const zone = useContext(ZoneContext)
  const sum = money(view.price)
  const at = new Intl.DateTimeFormat(i18n.locale, { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(Date.parse(view.ends_at))
  return (heard: Heard): string => {
    if (heard.say === 'mark') return t`${plural(heard.minutes, { one: '# minute left.', other: '# minutes left.' })}`
    const words = {
      price: t`New bid: ${sum}.`,
      outbid: t`You were outbid. The price is ${sum}.`,
      leading: t`You are the highest bidder at ${sum}.`,
      extended: t`Extended to ${at}.`,
      closed: t`The auction has closed at ${sum}.`,
      won: t`The auction has closed: you won at ${sum}.`,
    }
    return words[heard.say]
  }
}
