import { useEffect } from 'react'
import { GUEST, useOwner } from '#web/browser/local-storage.ts'
import { leaveDevice } from './leave-device.ts'
import { readTrace } from './store/trace.ts'

/**
 * Privacy: a copy that another member left on this device is deleted. When nobody is signed in any more, or after 14 days, nothing of it can be read;
 * only what its member has not sent yet stays for their return.
 */
export function OfflineGuard() {
  const owner = useOwner()
  useEffect(() => {
    const trace = readTrace()
    if (!trace) return
    const now = Date.now()
    if (owner !== GUEST && owner !== trace.member_id) void leaveDevice()
    else if (owner === GUEST || now < trace.from || now > trace.until) void import('./store/conceal.ts').then(({ conceal }) => conceal())
  }, [owner])
  return null
}
