import { accounts } from '#features/accounts/contract.ts'
import { forgetOutbox } from '#features/chat/web/public.tsx'
import { leaveDevice } from '#features/offline/web/public.tsx'
import { useOwner } from '#web/browser/local-storage.ts'
import { leaving } from '#web/browser/session-ended.ts'
import { useCommand } from '#web/command/use-command.ts'

/** Loaded only now: it is no weight of every page. Where it cannot be loaded, the next member who scans here deletes the page unseen. */
const forgetScans = () => import('#features/scanner/web/public.tsx').then((scans) => scans.forgetScans()).catch(() => undefined)

/** Privacy: reloads the page after log-out, so that no data of the member stays in this tab. */
export function useLogOut() {
  const owner = useOwner()
  const { run } = useCommand(accounts.logOut)
  return () => {
    leaving()
    // Privacy: a copy for the time without network, and a page that is being scanned, leave this device with their member.
    void run({})
      .then(leaveDevice)
      .then(forgetScans)
      .then(() => forgetOutbox(owner))
      .then(() => location.assign('/'))
  }
}
