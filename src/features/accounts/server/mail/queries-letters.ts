import { sql } from 'kysely'
import { hashToken } from '#server/auth/tokens.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockEmail } from '../queries.ts'

/** What anybody may have us send: a letter that confirms an address, and one that sets a new password. They are counted apart, so that sign-ups cannot hold back the letter that gives an owner their account back. */
export type LetterKind = 'confirm' | 'reset'
const LETTERS_AN_HOUR = 3

/** Is there room for one more letter to this address within the hour, whoever asks? Then it is counted. */
export async function countLetter(tx: Tx, email: string, kind: LetterKind): Promise<boolean> {
  await lockEmail(tx, email)
  const hash = hashToken(email)
  const { numAffectedRows } = await sql`
    insert into address_letters (address_hash, kind) select ${hash}, ${kind}
    where (select count(*) from address_letters
      where address_hash = ${hash} and kind = ${kind} and sent_at > clock_timestamp() - interval '1 hour') < ${LETTERS_AN_HOUR}`.execute(tx)
  return numAffectedRows === 1n
}
