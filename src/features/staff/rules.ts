import { machine, type StateOf } from '#kernel/machine.ts'

/** What a member does in a store. */
export const staffRoles = ['shipper'] as const
export type StaffRole = (typeof staffRoles)[number]
/** What is done in a store, and in which roles. Money, payouts, plan and staff are in none of them: they stay the owner's. */
export const DUTIES = { orders: ['shipper'] } as const satisfies Record<string, readonly StaffRole[]>
export type Duty = keyof typeof DUTIES

export const staffMachine = machine([
  { from: 'invited', action: 'accept', by: 'self', to: 'active' },
  { from: 'invited', action: 'refuse', by: 'self', to: 'refused' },
  { from: 'active', action: 'leave', by: 'self', to: 'left' },
  { from: 'invited', action: 'remove', by: 'owner', to: 'removed' },
  { from: 'active', action: 'remove', by: 'owner', to: 'removed' },
])
export type StaffStatus = StateOf<typeof staffMachine>
export const staffStatuses = ['invited', 'active', 'refused', 'left', 'removed'] as const satisfies readonly StaffStatus[]

/** Invited, or at work: both take a place of the plan. */
export const isOn = (status: string) => status === 'invited' || status === 'active'
/** Whether there is a place for one more; without a number there are as many as one likes. */
export const hasPlace = (count: number, most: number | undefined) => most === undefined || count < most
