import { type RefObject, useEffect, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { call } from '#web/query/api-client.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { medias } from '../../contract.ts'
import type { AnyMediaAnswer } from './send-file.ts'

/** Private addresses expire after ten minutes: a player that fails asks once for a new one and goes on where it was. */
export function useFreshAddress<E extends HTMLMediaElement>({ id, file }: AnyMediaAnswer) {
  const store = useQueryClient()
  const [src, setSrc] = useState(file!.media_url)
  const ref: RefObject<E | null> = useRef(null)
  const tried = useRef('')
  async function renew() {
    if (tried.current === src) return
    tried.current = src
    const answer = await call(store.ask, medias.showFile, { id })
    const fresh = refused(answer) ? undefined : answer.media.file?.media_url
    if (!fresh || fresh === src || !ref.current) return
    goOn(ref.current)
    tried.current = fresh
    setSrc(fresh)
  }
  // Hydration: the player may have failed before this script was there.
  useEffect(() => {
    if (ref.current?.error) void renew()
  }, [])
  return { ref, src, onError: () => void renew() }
}

/** After the next address has loaded: the same moment, playing if it was. */
function goOn(player: HTMLMediaElement) {
  const [at, playing] = [player.currentTime, !player.paused]
  const resume = () => {
    player.currentTime = at
    if (playing) void player.play()
  }
  player.addEventListener('loadedmetadata', resume, { once: true })
}
