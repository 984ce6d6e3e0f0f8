import { members } from '#features/members/contract.ts'
import { useCall } from '#web/use-call.ts'

/** Ends the session and loads anew: nothing of the member stays in this tab. */
export function useLogOut() {
  const { run } = useCall(members.logOut)
  return () => void run({}).then(() => location.assign('/'))
}
