import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { online, whileOnline } from './online.ts'

let page: EventTarget
const stand = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const turn = () => new Promise((done) => setTimeout(done))

test('what ben presses without a network is given up at once: it is not sent when the network is back', async () => {
  stand(false)
  const { signal } = whileOnline()
  const waits = online(signal)
  const ended = waits.catch(() => 'given up')
  await turn()
  expect([signal.aborted, await ended]).toEqual([true, 'given up'])
})

test('the network that goes away gives up what is under way, and nothing that has ended', async () => {
  stand(true)
  const [under, ended] = [whileOnline(), whileOnline()]
  ended.over()
  page.dispatchEvent(new Event('offline'))
  expect([under.signal.aborted, ended.signal.aborted]).toEqual([true, false])
})

test('what may wait goes on by itself', async () => {
  stand(false)
  let isBack = false
  const waits = online().then(() => {
    isBack = true
  })
  await turn()
  expect(isBack).toBe(false)
  page.dispatchEvent(new Event('online'))
  await waits
  expect(isBack).toBe(true)
})
