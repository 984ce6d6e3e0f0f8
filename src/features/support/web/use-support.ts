import { useSite } from '#web/router/use-site.ts'

/** Our own desk's page. It stands here alone, so that the shell does not bring the contract. */
const OWN = '/support'

/** Where support is: our own desk, or another one in a new tab, to which a member brings a token that says who they are. */
export function useSupport(uid: number): { readonly href: string; readonly onPress?: () => void } {
  const { support_url } = useSite()
  if (!support_url) return { href: OWN }
  function open() {
    // Opened at once, before the answer: a later window would be blocked. It cannot reach back to ours.
    const tab = window.open('', '_blank')
    if (!tab) return
    tab.opener = null
    void import('./open-support.ts').then(async ({ supportAddress }) => tab.location.replace(await supportAddress(support_url, uid)))
  }
  return { href: support_url, onPress: open }
}
