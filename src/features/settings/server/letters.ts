import type { Vault } from '#server/auth/vault.ts'
import { type Letter, queueMail } from '#server/mail/queue.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { isNoticeEvent, type NoticeEvent, noticeRows } from '../rules.ts'
import { wants } from './kept-settings.ts'

/** Nothing that was sealed for another purpose opens as a letter. */
const ABOUT = 'letters'

/** Writes about an event to whoever wants to hear of it by mail. What they may switch off carries the address to do so, that works without signing in. */
export async function letterAbout({ tx, tools }: TransactionContext, member_id: string, event: NoticeEvent, letter: Letter): Promise<void> {
  if (!(await wants(tx, member_id, event, 'mail'))) return
  const off = noticeRows[event].mail === 'choice' && { off: offPath(tools.vault, member_id, event) }
  await queueMail(tx, { ...letter, ...off })
}

const offPath = (vault: Vault, member_id: string, event: NoticeEvent) =>
  `/letters/${vault.seal(`${member_id} ${event}`, ABOUT).toString('base64url')}`

/** Whose letters the token speaks of, and of which kind; nothing when this house has not sealed it. */
export function letterOf(vault: Vault, token: string): { member_id: string; event: NoticeEvent } | undefined {
  const [member_id = '', event = ''] = opened(vault, token)?.split(' ') ?? []
  return isNoticeEvent(event) ? { member_id, event } : undefined
}
function opened(vault: Vault, token: string): string | undefined {
  try {
    return vault.open(Buffer.from(token, 'base64url'), ABOUT)
  } catch {
    return undefined
  }
}
