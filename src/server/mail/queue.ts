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
}

/** Transactional outbox: the letter is stored in the same transaction as its cause and sent later. */
export async function queueMail(tx: Tx, ...letters: readonly Letter[]): Promise<void> {
  const rows = letters.map(({ recipient, template, locale, facts, off }) => ({
    recipient,
    template,
    locale,
    facts: { ...facts, ...(off && { off }) },
  }))
  await sendWithoutWaiting(
    tx,
    sql`
    insert into mails (recipient, template, locale, facts) select recipient, template, locale, facts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(recipient text, template text, locale text, facts jsonb)`,
  )
}
