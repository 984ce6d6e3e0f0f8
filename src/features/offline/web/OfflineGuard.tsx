import { useEffect } from 'react'
import { useOwner } from '#web/browser/local-storage.ts'
import { fateOf } from './fate.ts'
import { leaveDevice } from './leave-device.ts'
import { readTrace } from './store/trace.ts'

/** Privacy: with every page, what becomes of a copy that is on this device. */
export function OfflineGuard() {
  const owner = useOwner()
  useEffect(() => {
    const trace = readTrace()
    const fate = trace && fateOf(trace, owner, Date.now())
    if (fate === 'goes') void leaveDevice()
    if (fate === 'hidden') void import('./store/conceal.ts').then(({ conceal }) => conceal())
  }, [owner])
  return null
}
