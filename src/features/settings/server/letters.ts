import type { NoticeDeclaration, NoticeDeclarations } from '#kernel/notice.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Vault } from '#server/auth/vault.ts'
import { type Letter, queueMail } from '#server/mail/queue.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { DIGEST } from '../rules.ts'
import { quietOf, wanted } from './kept-settings.ts'

/** Purpose of the seal: tokens of other purposes are not accepted. */
const ABOUT = 'letters'

interface NoticeMail {
  readonly member_id: Id<'members'>
  readonly type: string
  /** Of the notice that the letter tells of, if it is in the list too. */
  readonly dedupe_key: string
  readonly letter: Letter
}
/** Queues mails to members who want them. Optional ones contain an unsubscribe link that works without log-in, and wait: who reads the notice gets none. */
export async function queueNoticeMail(
  { tx, tools, clock }: Pick<TransactionContext, 'tx' | 'tools' | 'clock'>,
  told: readonly NoticeMail[],
): Promise<void> {
  const wished = await wanted(tx, tools.notices, told, 'mail')
  const now = await clock()
  const quiet = await quietOf(
    tx,
    now,
    wished.map(({ member_id }) => member_id),
  )
  const letters = wished.map(({ member_id, type, dedupe_key, letter }) => {
    const kind = tools.notices.get(type)!
    const held = kind.channels.mail === 'choice' && {
      held: { member_id, key: dedupe_key, seconds: Math.max(waitOf(kind, tools.site), secondsTo(quiet.get(member_id), now)) },
    }
    return { ...letter, ...offOf(tools.vault, member_id, kind), ...held }
  })
  if (letters.length) await queueMail(tx, ...letters)
}

const waitOf = ({ letter_waits_s = 0 }: NoticeDeclaration, { letter_wait_s }: { readonly letter_wait_s: number }) =>
  letter_wait_s && Math.max(letter_wait_s, letter_waits_s)
const secondsTo = (end: Date | undefined, now: Date) => (end ? Math.ceil((end.getTime() - now.getTime()) / 1000) : 0)

const offOf = (vault: Vault, member_id: Id<'members'>, { type, channels }: NoticeDeclaration) =>
  channels.mail === 'choice' && { off: letterOff(vault, member_id, type) }

/** Path of the one-press end of a kind of letter. */
export const letterOff = (vault: Vault, member_id: Id<'members'>, type: string) =>
  `/letters/${vault.seal(`${member_id} ${type}`, ABOUT).toString('base64url')}`

/** Member and type of an unsubscribe token; undefined if it was not sealed by this deployment. */
export function letterOf(vault: Vault, notices: NoticeDeclarations, token: string): { member_id: Id<'members'>; type: string } | undefined {
  const [member_id = '', type = ''] = opened(vault, token)?.split(' ') ?? []
  return notices.has(type) || type === DIGEST ? { member_id: member_id as Id<'members'>, type } : undefined
}
function opened(vault: Vault, token: string): string | undefined {
  try {
    return vault.open(Buffer.from(token, 'base64url'), ABOUT)
  } catch {
    return undefined
  }
}
