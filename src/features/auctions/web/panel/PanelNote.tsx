import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note, type NoteProps } from '#web/ui/messages/Note.tsx'
import { useMoney } from '../use-money.ts'
import type { PanelView, Stand } from './panel-view.ts'

const tones: Partial<Record<Stand, NoteProps['tone']>> = {
  leading: 'lead',
  leading_unmet: 'warn',
  outbid: 'auction',
  offered: 'lead',
  won: 'lead',
  paid: 'lead',
  unpaid: 'warn',
}

/** The headline of the viewer's stand. The live region that speaks is another one: this is read when the reader comes here. */
export function PanelNote({ view }: { view: PanelView }) {
  const words = useHeadline(view)
  if (!words) return null
  return (
    <Note tone={tones[view.stand] ?? 'info'}>
      <b className="strong">{words.strong}</b> {words.line}
    </Note>
  )
}

interface Headline {
  strong: ReactNode
  line?: ReactNode
}

function useHeadline(view: PanelView): Headline | undefined {
  const { t } = useLingui()
  const money = useMoney(view.currency)
  const max = money(view.my_maximum ?? 0)
  const next = money(view.least)
  const price = money(view.price)
  const due = view.due_at && <DateTime at={view.due_at} named />
  const { leader } = view
  const words: Partial<Record<Stand, Headline>> = {
    draft: { strong: t`A draft: only you see it.` },
    leading: { strong: t`You are the highest bidder.`, line: t`Your maximum is ${max}; we bid for you only as far as needed.` },
    leading_unmet: { strong: t`You are the highest bidder, and the reserve is not met.`, line: t`Your maximum is ${max}. Raise it, or nobody wins.` },
    outbid: {
      strong: leader === null ? t`You were outbid.` : t`You were outbid by Bidder ${leader}.`,
      line: (
        <>
          {t`The next bid is ${next}.`} <Extended view={view} />
        </>
      ),
    },
    deciding: { strong: t`The time is up.`, line: t`We count the last bids; this page moves on by itself.` },
    won: { strong: t`You won at ${price}.`, line: due && <Trans>Pay until {due}.</Trans> },
    paid: { strong: t`You won at ${price}.`, line: t`It is paid: follow the parcel in your order.` },
    unpaid: { strong: t`You won and did not pay in time.`, line: t`The lot is no longer held for you.` },
    offered: {
      strong: t`The seller offers it to you at your maximum, ${max}.`,
      line: due && <Trans>The offer stands until {due}. You need not take it.</Trans>,
    },
    lost: { strong: t`You did not win this one.`, line: t`It went for ${price}.` },
    unsold: { strong: view.bids ? t`The reserve was not met: nobody won.` : t`It ended without a bid.` },
    sold: { strong: t`It went for ${price}.` },
    cancelled: { strong: t`The seller ended this auction early.`, line: t`No bid on it binds anybody.` },
  }
  return words[view.stand]
}

function Extended({ view: { ends_at, original_ends_at } }: { view: PanelView }) {
  if (ends_at === original_ends_at) return null
  const at = <DateTime at={ends_at} show="time" />
  return <Trans>Extended to {at}.</Trans>
}
