import { accounts } from '#features/accounts/contract.ts'
import { leaving } from '#web/browser/session-ended.ts'
import { useCommand } from '#web/command/use-command.ts'

/** Ends the session and loads anew: nothing of the member stays in this tab. */
export function useLogOut() {
  const { run } = useCommand(accounts.logOut)
  return () => {
    leaving()
    void run({}).then(() => location.assign('/'))
  }
}
