import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { SEND_WITHOUT_WAITING } from '../db/pipeline.ts'
import type { Tx } from '../operations/contexts.ts'

export interface Letter {
  readonly recipient: string
  /** `verify` has the texts `mail.verify.subject`, `mail.verify.body` and `mail.verify.action`. */
  readonly template: string
  readonly locale: Locale
  /** What the texts name; `path` is where the button leads. */
  readonly facts: Readonly<Record<string, string | number>>
  /** Where its reader says: no more of this kind. A letter that law, contract or safety asks for has none. */
  readonly off?: string
}

/** A letter is true exactly when its cause is: it is written in the same transaction and leaves afterwards. */
export async function queueMail(tx: Tx, ...letters: readonly Letter[]): Promise<void> {
  const rows = letters.map(({ recipient, template, locale, facts, off }) => ({
    recipient,
    template,
    locale,
    facts: { ...facts, ...(off && { off }) },
  }))
  await sql`
    insert into mails (recipient, template, locale, facts) select recipient, template, locale, facts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(recipient text, template text, locale text, facts jsonb) ${sql.raw(SEND_WITHOUT_WAITING)}`.execute(
    tx,
  )
}
