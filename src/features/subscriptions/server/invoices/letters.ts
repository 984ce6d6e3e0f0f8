import { writtenDay } from '#kernel/calendar-date.ts'
import type { Id } from '#kernel/shapes.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Cycle, PlanCode } from '../../rules.ts'
import { payerOf } from './queries-invoices.ts'

type Template = `subscription_${'receipt' | 'failed' | 'trial_began' | 'trial_ends' | 'downgraded' | 'taken_back'}`
interface LetterFacts {
  readonly plan: PlanCode
  readonly cycle?: Cycle
  readonly amount?: number
  readonly currency?: string
  readonly date?: Date
  readonly number?: string
  readonly card?: string
  readonly path?: string
}

/** Queued in the transaction of its cause, so that it is sent only if that is committed. */
export async function letter(tx: Tx, member_id: Id<'members'>, template: Template, told: LetterFacts) {
  const { plan, cycle = 'monthly', amount = 0, currency, date, number = '', card = '', path = '/setting/account/plan' } = told
  const { email, locale, time_zone } = await payerOf(tx, member_id)
  await queueMail(tx, {
    recipient: email,
    template,
    locale: locale,
    facts: {
      ...{ plan, cycle, number, card, path },
      amount: currency ? moneyText({ amount, currency }, locale) : '',
      date: date ? writtenDay(date, time_zone) : '',
    },
  })
}
