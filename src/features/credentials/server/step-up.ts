import { fitsMember, renewSession } from '#features/accounts/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { credentials } from '../contract.ts'
import { spendCode } from './code.ts'
import { used } from './passkey.ts'
import { countTry } from './queries.ts'
import { usePasskey } from './queries-passkeys.ts'

/** Accepts one factor; if several are sent, passkey before code before password. */
export const stepUp = commandAfter(
  credentials.stepUp,
  async ({ input, viewer, db, tools }) => {
    if (input.passkey) {
      const key = await used(db, tools, input.passkey)
      return refused(key) || key.member_id === viewer.id ? key : refuse('credentials.passkey_unknown')
    }
    if (input.code) return (await countTry(db, viewer.id)) ? undefined : refuse('credentials.many_codes')
    const fits = await fitsMember(db, viewer.id, input.password ?? '')
    return refused(fits) ? fits : fits ? undefined : refuse('credentials.wrong_password')
  },
  async (call, key) => {
    if (key && !(await usePasskey(call.tx, key.id, key.counter))) return refuse('credentials.passkey_unknown')
    if (!key && call.input.code) {
      const wrong = await spendCode(call, call.viewer.id, call.input.code)
      if (refused(wrong)) return wrong
    }
    return { token: await renewSession(call, call.viewer) }
  },
)
