import { machine, next, type StateOf } from '#kernel/machine.ts'

/** Minor units: 5.00 at least, and 5,000.00 within 24 hours. */
export const LEAST = 500
export const MOST_A_DAY = 500_000
/** Hours without withdrawals after another account, another bank or another password. */
export const WAIT_HOURS = 72
/** Minutes until it is sent: so long it can be called back without anybody else. */
export const SEND_MINUTES = 5
/** Days in which a bank may return what had arrived. */
export const RETURN_DAYS = 14
/** Days until the bank shows it, for the date that is promised. */
export const ARRIVAL_DAYS = 3

export const withdrawalMachine = machine([
  { from: 'requested', action: 'cancel', by: 'member', to: 'cancelled' },
  { from: 'requested', action: 'send', by: 'clock', to: 'processing', guard: 'the minutes for calling it back have passed' },
  { from: 'processing', action: 'pay', by: 'gateway', to: 'paid', guard: 'the bank has it' },
  { from: 'processing', action: 'fail', by: 'gateway', to: 'failed' },
  { from: 'failed', action: 'retry', by: 'member', to: 'processing', guard: 'the account is active' },
  { from: 'failed', action: 'cancel', by: 'member', to: 'cancelled' },
  { from: 'paid', action: 'return', by: 'gateway', to: 'returned', guard: 'the bank sends it back days later' },
])
export type WithdrawalStatus = StateOf<typeof withdrawalMachine>
export const withdrawalStatuses = [
  'requested',
  'processing',
  'paid',
  'failed',
  'cancelled',
  'returned',
] as const satisfies readonly WithdrawalStatus[]
export const allowed = (from: WithdrawalStatus, action: 'cancel' | 'retry') => next(withdrawalMachine, from, action, 'member') !== undefined

/** The gateway's answer about a withdrawal. `lost`: it did not answer, and is asked again. */
export interface PayoutWord {
  readonly status: 'processing' | 'paid' | 'failed' | 'lost'
  readonly transfer_ref: string | null
  readonly payout_ref: string | null
  readonly failure: string | null
  readonly arrives_at: Date | null
}

/** What a member may still withdraw now, of what is available and within 24 hours. */
export const mostNow = (available: number, lately: number) => Math.max(0, Math.min(available, MOST_A_DAY - lately))

/** Until when nothing may be withdrawn; null when nothing is in the way. Equality is over. */
export function waitsUntil(changes: readonly (Date | null)[], now: Date): Date | null {
  const ends = changes.flatMap((at) => (at ? [at.getTime() + WAIT_HOURS * 3_600_000] : []))
  const last = Math.max(...ends, 0)
  return last > now.getTime() ? new Date(last) : null
}

/** What is kept of a withdrawal, in minor units. */
export const FEE = 0
/** When what is asked for now is sent, and by when the bank has it. */
export function promiseOf(now: Date): { sends_at: Date; there_by: Date } {
  const sends_at = new Date(now.getTime() + SEND_MINUTES * 60_000)
  return { sends_at, there_by: new Date(sends_at.getTime() + ARRIVAL_DAYS * 86_400_000) }
}

/** Seconds until the gateway is asked again without being told. A paid one is looked at daily while its bank may return it. */
export function untilNextLook(status: WithdrawalStatus, age_seconds: number, paid_seconds: number): number | null {
  if (status === 'processing') return Math.min(Math.max(10, Math.ceil(age_seconds / 2)), 3_600)
  return status === 'paid' && paid_seconds < RETURN_DAYS * 86_400 ? 86_400 : null
}
