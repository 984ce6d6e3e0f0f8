import { useLingui } from '@lingui/react/macro'
import type { NoticeEvent } from '../rules.ts'

interface EventWords {
  readonly name: string
  readonly line: string
  /** Why it cannot be switched off. */
  readonly always?: string
}

/** What each event is called, and when it happens. */
export function useEventWords(): Readonly<Record<NoticeEvent, EventWords>> {
  const { t } = useLingui()
  return {
    sale_order_confirmation: { name: t`My purchase is paid`, line: t`The store has been told and will send it.` },
    store_order_received: {
      name: t`I have sold something`,
      line: t`A buyer has paid, and waits for the parcel.`,
      always: t`The e-mail cannot be switched off: whoever has been paid must know that they have to send.`,
    },
    store_order_action: { name: t`An order moves on`, line: t`It is on its way, has arrived, has a problem, or was cancelled.` },
    reserved_credit: { name: t`Money is released`, line: t`From my reserved to my available balance.` },
    money_returned: {
      name: t`Money goes back to my card`,
      line: t`It was taken for something that had ended.`,
      always: t`The e-mail cannot be switched off: it is about your money.`,
    },
    follow_user: { name: t`Somebody follows me`, line: t`Or asks to, or lets me follow.` },
    level_changed: { name: t`My level changes`, line: t`What you have done here has raised or lowered it.` },
    membership_status_changed: {
      name: t`My plan changes`,
      line: t`It was bought, changed or stopped, or has ended.`,
      always: t`The e-mail cannot be switched off: it is about your money.`,
    },
    security: {
      name: t`Safety of my account`,
      line: t`My password or address was changed.`,
      always: t`These e-mails cannot be switched off: they are how you notice somebody else.`,
    },
  }
}
