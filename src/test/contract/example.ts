import type { ObjectName, Things } from './objects.ts'

/** Members whose session has ended with their account. */
export const gone = ['suspended', 'deactivated', 'erased'] as const
/** Members who do not own the object, whatever their plan; `blocked` is blocked by the owner. */
const others = ['basic', 'premium', 'business', 'blocked'] as const
/** Members on the Free plan with a role. */
export const staff = ['support', 'moderator', 'administrator'] as const
export const cast = ['guest', 'unverified', 'stranger', ...others, ...staff, ...gone, 'owner', 'counterparty'] as const
export type Part = (typeof cast)[number]
export const isGone = (part: Part): boolean => (gone as readonly string[]).includes(part)
export type Says = Partial<Record<Part | 'missing', number>>

/** A valid request, the object it is about, and the differences from the rule (the owner gets 200, others with the permission 404). */
export interface Example {
  readonly given: (things: Things, part?: Part) => object
  readonly of?: { readonly kind: ObjectName; readonly field: string }
  readonly says?: Says
}

/** The examples of one slice, by method and path: whoever adds an operation adds its example. */
export type Examples = Readonly<Record<string, readonly Example[]>>

export const plain = (given: Example['given'] = () => ({}), says: Says = {}): Example[] => [{ given, says }]
export const own = (kind: ObjectName, more: object = {}, says: Says = {}, field = 'id'): Example => ({
  given: (things) => ({ ...more, [field]: things[kind] }),
  of: { kind, field },
  says,
})
const everybody: Says = { guest: 200, unverified: 200, stranger: 200, counterparty: 200 }
/** Only the counterparty may do this. */
export const theirs: Says = { owner: 404, counterparty: 200 }
export const shown = (kind: ObjectName, more: object = {}, says: Says = {}, field = 'id') => own(kind, more, { ...everybody, ...says }, field)
export const goneToken = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
/** An unsubscribe token that the product did not make. */
export const goneLetter = 'A'.repeat(100)
export const all = (status: number): Says => ({ guest: status, unverified: status, stranger: status, owner: status, counterparty: status })
export const otherMedia: Says = { stranger: 422, counterparty: 422 }
/** Whoever has signed in, whatever they hold. */
export const signedIn = (status: number): Says => ({ unverified: status, stranger: status, owner: status, counterparty: status })
