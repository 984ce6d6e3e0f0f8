import { fitsMember, renewSession } from '#features/members/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { handleAfter } from '#server/run/handle.ts'
import { credentials } from '../contract.ts'

export const stepUp = handleAfter(
  credentials.stepUp,
  async ({ input, viewer, db }) => {
    const fits = await fitsMember(db, viewer.id, input.password)
    return refused(fits) || fits ? fits : refuse('credentials.wrong_password')
  },
  async (call) => ({ token: await renewSession(call, call.viewer) }),
)
