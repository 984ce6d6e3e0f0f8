import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '../run/call.ts'

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
export async function queueMail(tx: Tx, { recipient, template, locale, facts, off }: Letter): Promise<void> {
  await tx
    .insertInto('mails')
    .values({ recipient, template, locale, facts: JSON.stringify({ ...facts, ...(off && { off }) }) })
    .execute()
}
