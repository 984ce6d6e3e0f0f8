import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { support } from '../contract.ts'
import { SUPPORT } from './support-answer.ts'

/** Where support is: our own desk, or another one in a new tab, to which a member brings a token that says who they are. */
export function useSupport(uid: number | undefined): { readonly href: string; readonly onPress?: () => void } {
  const { support_url } = useSite()
  const { run } = useCommand(support.loginById, { aside: true })
  if (!support_url) return { href: uid === undefined ? '/contact' : SUPPORT }
  if (uid === undefined) return { href: support_url }
  async function open() {
    // Opened at once, before the answer: a later window would be blocked. It cannot reach back to ours.
    const tab = window.open('', '_blank')
    const answer = await run({ uid: uid! })
    if (!tab) return
    tab.opener = null
    // In the fragment: browsers send it to no server, and in no Referer.
    tab.location.replace(refused(answer) ? support_url : `${support_url}#token=${answer.token}`)
  }
  return { href: support_url, onPress: () => void open() }
}
