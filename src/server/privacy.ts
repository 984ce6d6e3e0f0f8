import type { Tables } from './db/tables.ts'

/**
 * Privacy tag of a column (docs/decisions/017): visible to everybody, to the member alone, a credential, or kept for accounting. An export contains
 * all but secrets; an erasure keeps only `legal`.
 */
export type Tag = 'public' | 'private' | 'secret' | 'legal'

/** Details for a column whose row outlives its member or belongs to two members. */
export interface ColumnTag {
  readonly tag: Tag
  /** In a row with two members: the column that names the owner of this value. It is exported and erased for that member only. */
  readonly of?: string
  /** Value after an erasure, for a column that can be neither null nor its default; `{column}` inserts another column of the row. */
  readonly becomes?: string
  /** In a JSON object an erasure keeps only these keys. */
  readonly keeps?: readonly string[]
  /** Text in which rows of other members may name the erased member: all rows (`anybody`), or the rows whose column of this name holds the member. */
  readonly names?: string
}

/** Who owns a row. `with`: other members it concerns; it is deleted when one of them is erased. */
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

/** Checks at compile time that every column of the table has a tag. */
export const tagged = <Name extends keyof Tables>(tags: Tags<Name>): Tags<Name> => tags

/** Tags of the platform's own tables. */
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
  rate_counts: { of: 'nobody', columns: { key: 'private', count: 'private', ends_at: 'private' } },
  mails: {
    of: { email: 'recipient' },
    columns: {
      id: 'private',
      recipient: 'private',
      template: 'private',
      locale: 'private',
      // Contains links with tokens that open an account.
      facts: { tag: 'secret', names: 'anybody' },
      attempts: 'private',
      due_at: 'private',
      sent_at: 'private',
      dead_at: 'private',
      held_for: 'private',
      held_key: 'private',
      last_error: 'private',
      created_at: 'private',
    },
  },
  // Who did what is kept for accounting and for legal questions.
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
  // Single words without their owners; a word that no row contains any longer is deleted within a day.
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
      last_error: 'private',
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
  clock_failures: {
    of: 'nobody',
    columns: { clock: 'private', row_id: 'private', error: 'private', times: 'private', first_at: 'private', last_at: 'private' },
  },
  seeds: { of: 'nobody', columns: { name: 'public', hash: 'public' } },
})
