import { sql } from 'kysely'
import { hashToken } from '#server/auth/tokens.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockEmail } from '../queries.ts'

/** Kinds of mails to addresses that are not confirmed. Counted apart, so that one's sign-ups and invitations cannot block the owner's password reset. */
export type LetterKind = 'confirm' | 'reset' | 'invite'
const LETTERS_AN_HOUR = 3

/** Rate limit per address and hour: counts this mail, or returns false. */
export async function countLetter(tx: Tx, email: string, kind: LetterKind): Promise<boolean> {
  await lockEmail(tx, email)
  const hash = hashToken(email)
  const { numAffectedRows } = await sql`
    insert into address_letters (address_hash, kind) select ${hash}, ${kind}
    where (select count(*) from address_letters
      where address_hash = ${hash} and kind = ${kind} and sent_at > clock_timestamp() - interval '1 hour') < ${LETTERS_AN_HOUR}`.execute(tx)
  return numAffectedRows === 1n
}
