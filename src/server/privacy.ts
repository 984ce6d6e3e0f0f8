import type { Tables } from './db/tables.ts'

/**
 * What a column is to the member it tells of (docs/decisions/017): shown to everybody, theirs alone, what proves who they are, or what books must keep.
 * An export gives all but secrets; an erasure keeps nothing but what is legal.
 */
export type Tag = 'public' | 'private' | 'secret' | 'legal'

/** More than a word where a row outlives its member, or has two of them. */
export interface ColumnTag {
  readonly tag: Tag
  /** Of a row with two sides: the column that holds whose this is. To the other side it is neither given nor taken. */
  readonly of?: string
  /** What stands here afterwards, where it can be neither empty nor nothing; `{column}` is the row's own. */
  readonly becomes?: string
  /** Of an object, only these keys stay. */
  readonly keeps?: readonly string[]
  /** Rows of others may name the member here: `anybody`, or those rows alone whose column holds them. */
  readonly names?: string
}

/** Whose a row is. `with`: others whom it also concerns, and with whom it goes. */
type Path<Column extends string> =
  | 'nobody'
  | { readonly own: Column; readonly with?: readonly Column[] }
  | { readonly sides: readonly [Column, Column] }
  | { readonly email: Column }
  | { readonly through: keyof Tables; readonly by: Column; readonly to?: string }

export interface TableTags<Column extends string = string> {
  readonly of: Path<Column>
  readonly columns: Readonly<Record<Column, Tag | ColumnTag>>
}
export type Tags<Name extends keyof Tables = keyof Tables> = { readonly [T in Name]: TableTags<keyof Tables[T] & string> }

/** A table of this slice with every column, or it does not compile. */
export const tagged = <Name extends keyof Tables>(tags: Tags<Name>): Tags<Name> => tags

/** The platform's own tables. */
export const platformTags = tagged({
  idempotency_keys: {
    of: { own: 'member_id' },
    columns: {
      member_id: 'private',
      op: 'private',
      key: 'secret',
      hash: 'secret',
      ref: { tag: 'secret', names: 'anybody' },
      status: 'private',
      body: { tag: 'secret', names: 'anybody' },
      created_at: 'private',
      done_at: 'private',
    },
  },
  mails: {
    of: { email: 'recipient' },
    columns: {
      id: 'private',
      recipient: 'private',
      template: 'private',
      locale: 'private',
      // Links that open an account stand in it.
      facts: { tag: 'secret', names: 'anybody' },
      attempts: 'private',
      due_at: 'private',
      sent_at: 'private',
      dead_at: 'private',
      created_at: 'private',
    },
  },
  // Who did what is kept for the books, and for whoever has to answer for it.
  audit_entries: {
    of: { own: 'actor_id' },
    columns: {
      id: 'legal',
      at: 'legal',
      actor_id: 'legal',
      session_id: 'legal',
      family: 'legal',
      operation: 'legal',
      ids: 'legal',
      peer: 'legal',
    },
  },
  audit_unsealed: { of: { through: 'audit_entries', by: 'entry_id' }, columns: { entry_id: 'legal' } },
  audit_seals: { of: { through: 'audit_entries', by: 'entry_id' }, columns: { seq: 'legal', entry_id: 'legal', hash: 'legal' } },
  // Single words by which something is found, without whose they were; what nothing bears any longer goes within a day.
  search_words: { of: 'nobody', columns: { word: 'public', list: 'public', checked_at: 'private' } },
  outbox: {
    of: 'nobody',
    columns: {
      id: 'private',
      name: 'private',
      data: { tag: 'private', names: 'anybody' },
      touches: 'private',
      shows: { tag: 'private', names: 'anybody' },
      attempts: 'private',
      due_at: 'private',
      done_at: 'private',
      dead_at: 'private',
      created_at: 'private',
      xact: 'private',
    },
  },
  deployment_secrets: {
    of: 'nobody',
    columns: { name: 'public', sealed: 'secret', fingerprint: 'private', master_fingerprint: 'private', created_at: 'private' },
  },
  site_settings: {
    of: 'nobody',
    columns: {
      one: 'public',
      name: 'public',
      sender_name: 'public',
      sender_email: 'public',
      colour: 'public',
      colour_dark: 'public',
      updated_at: 'public',
    },
  },
  outbox_heard: { of: { through: 'outbox', by: 'event_id' }, columns: { event_id: 'private', listener: 'private' } },
  seeds: { of: 'nobody', columns: { name: 'public', hash: 'public' } },
})
