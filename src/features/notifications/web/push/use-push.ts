import { useEffect, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryState } from '#web/query/hooks.ts'
import { notifications } from '../../contract.ts'
import { addressOf, type BrowserStanding, endSubscription, keepMark, readMark, standing, subscribeWith, subscriptionNow } from './this-browser.ts'

/** Notices in this browser: what it allows, whether it is switched on, and the member's other browsers. */
export function usePush() {
  const { data, again } = useQueryState({ op: notifications.pushBrowsers, input: {} }, true)
  const [allowed, setAllowed] = useState<BrowserStanding>()
  const [own, setOwn] = useState<string | null>(null)
  /** The browser gave nothing to send to. */
  const [without, setWithout] = useState(false)
  const [busy, setBusy] = useState(false)
  const { subscribe, unsubscribe, trial } = useCommands()
  const key = data?.push.key
  useEffect(() => {
    setAllowed(standing())
    if (key && standing() === 'granted') void subscriptionNow(key).then((found) => setOwn(found && readMark()))
  }, [key])

  async function register(key: string) {
    const subscription = await subscribeWith(key)
    setWithout(!subscription)
    const answer = subscription && (await subscribe.run(addressOf(subscription)))
    if (!answer || refused(answer)) return
    keepMark(answer.subscription.id)
    setOwn(answer.subscription.id)
    await again()
  }
  /** Only after a press: asks the browser, and sets up only if it is allowed. */
  async function switchOn() {
    setBusy(true)
    const answer = await Notification.requestPermission()
    setAllowed(answer)
    if (answer === 'granted' && key) await register(key)
    setBusy(false)
  }
  async function switchOff(id: string) {
    if (refused(await unsubscribe.run({ id: id as never }))) return
    if (id === own) {
      await endSubscription()
      setOwn(null)
    }
    await again()
  }
  const browsers = data?.push.data ?? []
  const here = browsers.find(({ id }) => id === own)
  return {
    ...{ ready: data !== undefined && allowed !== undefined, allowed, here, without, busy, switchOn, switchOff },
    others: browsers.filter((one) => one !== here),
    refusal: subscribe.refusal ?? trial.refusal,
    trial: (id: string) => trial.run({ id: id as never }),
  }
}

const useCommands = () => ({
  subscribe: useCommand(notifications.subscribe),
  unsubscribe: useCommand(notifications.unsubscribe),
  trial: useCommand(notifications.tryPush),
})
