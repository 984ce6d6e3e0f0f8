import { members } from '#features/members/contract.ts'
import { leaving } from '#web/session.ts'
import { useCall } from '#web/use-call.ts'

/** Ends the session and loads anew: nothing of the member stays in this tab. */
export function useLogOut() {
  const { run } = useCall(members.logOut)
  return () => {
    leaving()
    void run({}).then(() => location.assign('/'))
  }
}
