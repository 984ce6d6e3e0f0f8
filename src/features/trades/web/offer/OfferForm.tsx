import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import css from '../Trades.module.css'
import { Builder, type Taking } from './Builder.tsx'
import { Changed } from './Changed.tsx'
import type { PaneTerms } from './differences.ts'

interface OfferFormProps {
  me: MemberId
  them: { readonly id: MemberId; readonly full_name: string }
  begin: PaneTerms
  before?: PaneTerms
  taking?: Taking
  message?: string
  busy: boolean
  refusal: Refusal | undefined
  onSend: (terms: PaneTerms, message: string) => unknown
  children?: ReactNode
}

/** The builder, what has changed, a message, and one question before it is sent. */
export function OfferForm({ me, them, begin, before, taking, message: kept = '', busy, refusal, onSend, children }: OfferFormProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [terms, setTerms] = useState(begin)
  const [message, setMessage] = useState(kept)
  const name = them.full_name
  async function send() {
    if (busy) return
    const yes = await confirm({
      title: t`Send this offer?`,
      text: t`Your coins are held while it stands. ${name} sees each change before accepting.`,
      yes: t`Send offer`,
    })
    if (yes) await onSend(terms, message)
  }
  return (
    <>
      <Builder {...{ me, them, terms, before, taking }} onTerms={setTerms} />
      <div className={css.both}>
        <div className="stack">
          {before && <Changed before={before} now={terms} />}
          <TextArea
            id="message"
            label={t`Message`}
            optional
            maxLength={1000}
            rows={4}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <Refused refusal={refusal} />
          <p className="text-2">{t`Sending clears what was accepted before. An offer stands for seven days.`}</p>
          <div>
            <Button variant="trade" size="l" pending={busy ? t`Sending` : undefined} onClick={() => void send()}>{t`Review offer`}</Button>
          </div>
        </div>
        {children}
      </div>
    </>
  )
}
