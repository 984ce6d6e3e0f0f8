import * as z from 'zod/mini'
import { fill } from '#kernel/address.ts'
import type { AnswerOf, GivenOf, InputOf } from '#kernel/operation.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import type { chat } from '../contract.ts'
import { CHAT } from './chat-path.ts'

export type ConversationShown = AnswerOf<typeof chat.list>['conversations']['data'][number]
export type WithMember = AnswerOf<typeof chat.withMember>
type Box = InputOf<typeof chat.list>['box']

export interface ChatAsked {
  readonly user_id: GivenOf<typeof chat.withMember>['id'] | undefined
  readonly box: Box
  readonly unread: boolean
  /** What the first message is about: the page from which the conversation was opened. */
  readonly about: { readonly about_type: string; readonly about_id: string } | undefined
  readonly search: string
}
const Boxes = z.catch(z.enum(['inbox', 'requests', 'archive']), 'inbox')

export function readChat({ path, query }: RouteMatch): ChatAsked | undefined {
  const user_id = path.receiver_id
  if (user_id !== undefined && !isUuid(user_id)) return undefined
  const [about_type, about_id] = [query.get('about_type') ?? '', query.get('about_id') ?? '']
  const about = /^[A-Z][A-Za-z]{1,30}$/.test(about_type) && isUuid(about_id) ? { about_type, about_id } : undefined
  const search = (query.get('search') ?? '').trim().slice(0, 100)
  return { user_id: user_id as ChatAsked['user_id'], box: Boxes.parse(query.get('box')), unread: query.get('unread') === 'true', about, search }
}

export const boxPath = (box: Box, unread = false) => fill(CHAT, { ...(box !== 'inbox' && { box }), ...(unread && { unread }) })
