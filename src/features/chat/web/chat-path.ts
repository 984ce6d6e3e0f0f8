import { fill } from '#kernel/address.ts'

export const CHAT = '/chat'
/** The page beside it. */
export const GROUPS = '/groups'
export const chatPath = (user_id: string, about?: { readonly type: string; readonly id: string }) =>
  fill(`${CHAT}/${user_id}`, about ? { about_type: about.type, about_id: about.id } : {})
