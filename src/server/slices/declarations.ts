import type { AnyEvent } from '#kernel/event.ts'
import type { Db } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'
import type { Tags } from '../privacy.ts'
import type { FindCard } from '../seo/share-card.ts'
import type { AddressSource } from '../seo/sitemap.ts'

/** What an event of the slice does to sockets: those it touches end and come in anew, or the rights of all are checked again. */
export interface SocketEvent {
  readonly event: AnyEvent
  readonly sockets: 'end' | 'check'
  /** Sockets hear of it so much later: when no process answers from what it remembers any more. */
  readonly after_ms?: number
}

/** Something of a member's that must be ended before their account is erased. */
export interface Opening {
  /** Said by `erasure.open.<code>` of the slice's texts. */
  readonly code: string
  /** Where it can be ended. */
  readonly path: string
  readonly facts: { readonly count: number } | { readonly amount: number; readonly currency: string }
  /** The member chooses what becomes of it when they erase their account. */
  readonly chosen?: true
}
export type FindUnfinished = (db: Db, member_id: string) => Promise<readonly Opening[]>

/** What a slice declares beside its handlers. The platform and the slices above collect it: nobody else keeps a list of nouns. */
export interface Declarations {
  /** The privacy tag of every column of its tables. */
  readonly tags: Partial<Tags>
  /** Its addresses for search engines. */
  readonly sitemap: readonly AddressSource[]
  /** What a shared link to one of its things shows, by the first word of the address. */
  readonly shareCards: Readonly<Record<string, FindCard>>
  readonly socketEvents: readonly SocketEvent[]
  readonly unfinished: readonly FindUnfinished[]
  /** The place of its rows in the one order of locks (operations/locks.ts). */
  readonly lockRank: Readonly<Partial<Record<keyof Tables, number>>>
}
export const NOTHING_DECLARED: Declarations = { tags: {}, sitemap: [], shareCards: {}, socketEvents: [], unfinished: [], lockRank: {} }
