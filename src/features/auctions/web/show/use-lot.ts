import { useEffect, useRef } from 'react'
import { places } from '#features/places/contract.ts'
import { useLiveState } from '#web/live/use-live-state.ts'
import { useData, useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { auctions } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import { useServerClock } from '../clock/use-server-clock.ts'
import { isRunning, panelView } from '../panel/panel-view.ts'
import { postageTo } from './postage.ts'
import { useToldPrice } from './use-told-price.ts'

const [POLL_MS, RESYNC_MS] = [4_000, 60_000]

/** A lot and how the viewer stands to it, by the server's clock. */
export function useLot(id: AuctionAnswer['id']) {
  const lot = useToldPrice(useData(auctions.show, { id }).auction)
  const { signed_in } = useSite()
  const home = useMaybe(places.list, {}, signed_in)?.addresses[0]?.country
  const now = useServerClock(lot.server_time, lot.ends_at ?? lot.server_time)
  const view = panelView(lot, now, postageTo(lot, home))
  const former = useRef(view.stand)
  const lands = isRunning(former.current) || former.current === 'deciding'
  useAskedAgain(view.stand === 'deciding', lot.status === 'active')
  return { lot, now, view, lands: lands && former.current !== view.stand }
}

/** Asks again: every few seconds while the end is being decided or the line is lost, else each minute, which also sets the clock. */
function useAskedAgain(deciding: boolean, runs: boolean) {
  const cache = useQueryClient()
  const live = useLiveState()
  const every = deciding ? 1_000 : live === 'lost' ? POLL_MS : RESYNC_MS
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      if (!document.hidden) void cache.invalidateQueries({ queryKey: [auctions.show.http] })
    }, every)
    return () => clearInterval(timer)
  }, [cache, every, runs])
}
