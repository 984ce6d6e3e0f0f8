import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { sendWithoutWaiting } from '../db/pipeline.ts'
import type { Tx } from '../operations/contexts.ts'

export interface Letter {
  readonly recipient: string
  /** E.g. `verify`: the texts are `mail.verify.subject`, `mail.verify.body` and `mail.verify.action`. */
  readonly template: string
  readonly locale: Locale
  /** Values of the texts; `path` is the button's link. */
  readonly facts: Readonly<Record<string, string | number>>
  /** Unsubscribe path. Letters that law, contract or safety require have none. */
  readonly off?: string
  /** It waits, and is not sent if `dropHeldMail` names it meanwhile: the notice that it tells of has been read. */
  readonly held?: { readonly member_id: string; readonly key: string; readonly seconds: number }
}

/** Transactional outbox: the letter is stored in the same transaction as its cause and sent later. */
export async function queueMail(tx: Tx, ...letters: readonly Letter[]): Promise<void> {
  const rows = letters.map(({ recipient, template, locale, facts, off, held }) => ({
    recipient,
    template,
    locale,
    facts: { ...facts, ...(off && { off }) },
    ...(held && { held_for: held.member_id, held_key: held.key, wait: held.seconds }),
  }))
  await sendWithoutWaiting(
    tx,
    sql`
    insert into mails (recipient, template, locale, facts, held_for, held_key, due_at)
    select recipient, template, locale, facts, held_for, held_key, clock_timestamp() + make_interval(secs => coalesce(wait, 0))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m(recipient text, template text, locale text, facts jsonb, held_for uuid, held_key text, wait int)`,
  )
}

/** Letters of these notices, or of all of a member, that have not been sent. */
export async function dropHeldMail(tx: Tx, member_id: string, keys: readonly string[] | 'all'): Promise<void> {
  const waiting = tx.deleteFrom('mails').where('held_for', '=', member_id).where('sent_at', 'is', null).where('dead_at', 'is', null)
  await (keys === 'all' ? waiting : waiting.where(sql<boolean>`held_key = any(${[...keys]}::text[])`)).execute()
}
