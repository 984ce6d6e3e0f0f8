import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { opener, useOpened } from '#web/ui/overlays/use-opened.ts'
import { payments } from '../contract.ts'
import { CardEntry } from './CardEntry.tsx'
import { CardRow, useRenewCards } from './CardRow.tsx'
import type { FieldsHandle, FieldsProps } from './fields-handle.ts'

/** Queries that a page with this panel preloads. */
export const cardsAsks = () => [queryOf(payments.methods, {})]

const NEW = 'new-card'

/** Saved cards: add, remove, and choose the default for renewals. */
export function CardsPanel() {
  const { t } = useLingui()
  const { payment_methods, ...source } = useData(payments.methods, {})
  const { opened, open, close } = useOpened()
  const add = <Button icon="plus" id={opener(NEW)} onClick={() => open(NEW)}>{t`Add a card`}</Button>
  if (payment_methods.length === 0 && !opened)
    return <EmptyState title={t`No card is saved yet`} line={t`Save one, and a purchase is a single press.`} action={add} />
  return (
    <section className="panel folio" aria-labelledby="cards">
      <div>
        <h2 id="cards">{t`Saved cards`}</h2>
        <p className="text-2">{t`The card network keeps the card for your next purchase. We see its last four digits only.`}</p>
      </div>
      <div className="folio-body">
        {payment_methods.length > 0 && (
          <ul className="ledger" aria-label={t`Saved cards`}>
            {payment_methods.map((method) => (
              <CardRow key={method.payment_method_id} method={method} />
            ))}
          </ul>
        )}
        {opened ? <NewCard source={source} onClose={close} /> : add}
      </div>
    </section>
  )
}

/** The gateway receives the card and returns an id, which is saved. */
function NewCard({ source, onClose }: Pick<FieldsProps, 'source'> & { onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const renew = useRenewCards()
  const fields = useRef<FieldsHandle>(null)
  const [taking, setTaking] = useState(false)
  const { run, refusal, forget } = useCommand(payments.keepMethod)
  async function once() {
    const payment_method_id = await fields.current?.tokenize()
    if (!payment_method_id || refused(await run({ payment_method_id }))) return
    toast({ title: t`Your card is saved` })
    await renew()
    onClose()
  }
  const save = () => {
    if (taking) return
    setTaking(true)
    void once().finally(() => setTaking(false))
  }
  return (
    <section className="stack" aria-labelledby={NEW}>
      <h3 id={NEW}>{t`Another card`}</h3>
      <Refused refusal={refusal} />
      <CardEntry ref={fields} source={source} onSubmit={save} onTyped={forget} />
      <div className="row row--wrap">
        <Button variant="fill" onClick={save} pending={taking ? t`Saving…` : undefined}>{t`Save the card`}</Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </section>
  )
}
