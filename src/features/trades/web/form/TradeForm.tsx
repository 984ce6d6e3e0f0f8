import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { errorAt } from '#web/command/use-command.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { PublishAtField } from '#web/ui/controls/PublishAtField.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import type { PublishAt } from '#web/ui/controls/use-publish-at.ts'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { titleOf, type TradeType, tradeTypes } from '../../rules.ts'
import { isIn } from '../is-in.ts'
import type { PiecePickerProps } from '../offer/PiecePicker.tsx'
import { idsOf } from '../piece.ts'
import css from '../Trades.module.css'
import { Tray } from '../Tray.tsx'
import { type PieceAnswer, type TradeAnswer, useTradeWords } from '../trade-words.ts'
import { DAYS_USUAL, daysOf, endAsked } from './open-for.ts'

const PiecePicker = lazyPart<PiecePickerProps>(() => import('../offer/PiecePicker.tsx').then((part) => part.PiecePicker))

interface Draft {
  readonly pieces: readonly PieceAnswer[]
  readonly title: string
  readonly trade_type: TradeType
  readonly trader_terms: string
  readonly deposit: number
  readonly days: number
}
/** Without a title the names of the items stand for it. */
const givenOf = ({ pieces, title, days, ...more }: Draft, trade: TradeAnswer | undefined, publish_at: string | undefined) => ({
  ...more,
  tradeables: idsOf(pieces),
  title: title.trim() || titleOf(pieces) || undefined,
  expiry_time: endAsked(trade, { days, publish_at }, new Date(performance.timeOrigin + performance.now()).toISOString()),
  ...(publish_at && { publish_at }),
})

interface TradeFormProps {
  me: MemberId
  trade?: TradeAnswer
  begin?: readonly PieceAnswer[]
  /** When it opens by itself; left out where it has opened. */
  timing?: PublishAt
  refusal: Refusal | undefined
  onSave: (given: ReturnType<typeof givenOf>) => unknown
  children: ReactNode
}

/** What one gives, what one takes for it, on which terms, and how long. */
export function TradeForm({ me, trade, begin = [], timing, refusal, onSave, children }: TradeFormProps) {
  const { t } = useLingui()
  const [picking, setPicking] = useState(false)
  const [draft, setDraft] = useState<Draft>({
    pieces: trade?.tradeables ?? begin,
    ...{ title: trade?.title ?? '', trade_type: trade?.trade_type ?? 'coins_and_stamps', trader_terms: trade?.trader_terms ?? '' },
    ...{ deposit: trade?.deposit ?? 0, days: daysOf(trade) },
  })
  const set = (news: Partial<Draft>) => setDraft((before) => ({ ...before, ...news }))
  const toggle = (piece: PieceAnswer) =>
    set({
      pieces: isIn(draft.pieces, piece) ? draft.pieces.filter((one) => one.stamp_item_id !== piece.stamp_item_id) : [...draft.pieces, piece],
    })
  const labels = { tradeables: t`Items`, expiry_time: t`Open for`, publish_at: t`Opens at`, title: t`Title` }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave(givenOf(draft, trade, timing?.publish_at))
      }}
    >
      <Refused refusal={refusal} fields={labels} />
      <section className={css.side} aria-labelledby="items-head">
        <div className={css.head}>
          <h2 id="items-head">{t`You give`}</h2>
        </div>
        <Tray pieces={draft.pieces} onRemove={toggle} add={{ label: t`Add from stamp box`, onPress: () => setPicking(true) }} />
      </section>
      <TextField
        id="title"
        label={labels.title}
        optional
        maxLength={140}
        hint={t`Without one, the names of the items.`}
        value={draft.title}
        onChange={({ target }) => set({ title: target.value })}
        error={errorAt(refusal, 'title')}
      />
      <Fields {...{ draft, set, refusal, label: labels.expiry_time }} />
      {timing && <PublishAtField timing={timing} error={errorAt(refusal, 'publish_at')} />}
      <div className="row row--wrap">{children}</div>
      {picking && (
        <PiecePicker user_id={me} title={t`From your stamp box`} chosen={draft.pieces} onToggle={toggle} onClose={() => setPicking(false)} />
      )}
    </form>
  )
}

interface FieldsProps {
  draft: Draft
  set: (news: Partial<Draft>) => void
  refusal: Refusal | undefined
  label: string
}
/** What is taken for it, on which terms, and how long. */
function Fields({ draft, set, refusal, label }: FieldsProps) {
  const { t } = useLingui()
  const { types } = useTradeWords()
  return (
    <>
      <RadioCards
        label={t`What you take for it`}
        name="trade_type"
        value={draft.trade_type}
        onValue={(value) => set({ trade_type: value as TradeType })}
        cards={tradeTypes.map((value) => ({ value, label: types[value] }))}
      />
      <TextArea
        id="trader_terms"
        label={t`Your terms`}
        optional
        maxLength={2000}
        rows={4}
        value={draft.trader_terms}
        onChange={({ target }) => set({ trader_terms: target.value })}
      />
      <NumberField
        id="deposit"
        label={t`Deposit of each side, in coins`}
        hint={t`Given back when both parcels have arrived. 0 for none.`}
        value={draft.deposit}
        onValue={(n) => set({ deposit: Math.max(0, n ?? 0) })}
      />
      <NumberField
        id="days"
        label={label}
        unit={t`days`}
        value={draft.days}
        onValue={(n) => set({ days: Math.max(1, n ?? DAYS_USUAL) })}
        error={errorAt(refusal, 'expiry_time')}
      />
    </>
  )
}
