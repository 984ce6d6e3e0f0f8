import { keepLine } from '#features/chat/server/public.ts'
import { on } from '#server/operations/slice.ts'
import { callKept, callSubject } from '../contract.ts'

/** The chat keeps every call in a line. A call that rang in vain is news for whoever was called; one that was silent is not. */
export const keepCallLine = on(callKept, 'calls.line', (context, { call_id, member_id, invited_by, status, is_silent }) =>
  keepLine(context, {
    ...{ from: invited_by, to: member_id, about: callSubject, about_id: call_id },
    is_unread: !is_silent && (status === 'not_responding' || status === 'cancelled'),
  }),
)
