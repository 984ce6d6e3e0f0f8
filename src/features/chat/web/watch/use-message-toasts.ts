import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { refused } from '#kernel/refusal.ts'
import { hear } from '#web/live/subscriptions.ts'
import { call } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { chat } from '../../contract.ts'
import { TOAST_LASTS_MS } from '../../rules.ts'
import { chatPath } from '../chat-path.ts'
import { hintOf, isFresh, type MessageHint } from './hint.ts'

const isLookedAt = (user_id: string) => document.visibilityState === 'visible' && location.pathname === chatPath(user_id)

/** Tells of a message where its conversation is not open. The event has no words: they are read as the conversation is. */
export function useMessageToasts(member_id: string) {
  const { t } = useLingui()
  const [client, toast] = [useQueryClient(), useToast()]
  async function tell({ member_id: by, seq, is_request }: MessageHint) {
    const answer = await call(client.ask, chat.withMember, { id: by as never })
    if (refused(answer) || !answer.user || !answer.conversation) return
    const { user, conversation } = answer
    const { last_message, read_seq, is_heard } = conversation
    if (!is_heard || read_seq >= seq || !last_message) return
    const name = user.full_name
    const title = is_request ? t`${name} would like to write to you` : name
    toast({
      title,
      text: last_message.body || (last_message.has_pictures ? t`A picture` : t`A card`),
      href: chatPath(by),
      icon: 'chat-circle',
      lasts: TOAST_LASTS_MS,
    })
  }
  useEffect(
    () =>
      hear(`messages of member:${member_id}`, (shows) => {
        const hint = hintOf(shows, member_id)
        if (hint && isFresh(hint, Date.now()) && !isLookedAt(hint.member_id)) void tell(hint).catch(() => undefined)
      }),
    [member_id],
  )
}
