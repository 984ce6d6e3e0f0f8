import { useContext, useState } from 'react'
import { instantOf, isLocal, localAt } from '#kernel/time/wall-time.ts'
import { ZoneContext } from '../layout/DateTime.tsx'

/** A time of publication as it is typed: by the clock of the member's own zone, which all times on the screen are in. */
export function usePublishAt(at?: string) {
  const zone = useContext(ZoneContext)
  const [local, setLocal] = useState(() => (at ? localAt(zone, Date.parse(at)) : ''))
  return { zone, local, setLocal, publish_at: isLocal(local) ? instantOf(local, zone).toISOString() : undefined }
}
export type PublishAt = ReturnType<typeof usePublishAt>
