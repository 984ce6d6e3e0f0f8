import { useEffect, useRef, useState } from 'react'
import type { CallAnswer } from '../../call-answer.ts'
import type { CallRoom } from '../../connection/room.ts'
import type { Told } from '../../connection/told.ts'
import type { Spot } from './turned.ts'

/** Under the pointer of its owner. */
export interface Loupe extends Spot {
  readonly zoom: number
}
export interface SharedTable {
  readonly picture: number
  readonly turns: number
  readonly pointers: ReadonlyMap<string, Spot>
  readonly loupes: ReadonlyMap<string, Loupe>
  look(view: { picture?: number; turns?: number }): void
  point(spot: Spot): void
  hold(loupe: Loupe | undefined): void
}
const SAID_EVERY_MS = 40
/** At rest, pointers fade. */
const FADES_MS = 4_000
const own = 'own'

/** What all of the call see on the item: which picture lies up and how, and everybody’s pointer and loupe, by spots of the picture. */
export function useTable(room: CallRoom, { shown, own: { user_id } }: CallAnswer): SharedTable {
  const item = shown?.id ?? ''
  const [view, setView] = useState({ item, picture: 0, turns: 0 })
  const { pointers, pointed, noneLeft } = usePointers()
  const [loupes, setLoupes] = useState<ReadonlyMap<string, Loupe>>(new Map())
  const now = view.item === item ? view : { item, picture: 0, turns: 0 }
  const latest = useRef(now)
  latest.current = now
  const held = (who: string, loupe: Loupe | undefined) => setLoupes((before) => (loupe ? new Map(before).set(who, loupe) : without(before, who)))
  useEffect(() => {
    const hear = (from: string, told: Told) => {
      if (told.told === 'pointer') pointed(from, told)
      if (told.told === 'loupe') held(from, told)
      if (told.told === 'loupe_away') held(from, undefined)
      if (told.told === 'view') setView(told)
    }
    return room.onTold(hear)
  }, [room])
  // Whoever shows the item tells those who come in how it lies.
  useEffect(
    () => (shown?.shown_by === user_id ? room.onCame((tell) => tell({ told: 'view', ...latest.current })) : undefined),
    [room, shown?.shown_by],
  )
  useEffect(() => {
    noneLeft()
    setLoupes(new Map())
  }, [item])
  const say = useSaying(room)
  return {
    ...{ picture: now.picture, turns: now.turns, pointers, loupes },
    look(more) {
      const next = { ...now, ...more }
      setView(next)
      room.tell({ told: 'view', ...next })
    },
    point(spot) {
      pointed(own, spot)
      say({ told: 'pointer', x: spot.x, y: spot.y })
    },
    hold(loupe) {
      held(own, loupe)
      say(loupe ? { told: 'loupe', ...loupe } : { told: 'loupe_away' })
    },
  }
}
export const OWN = own

/** Pointers where they were last, until they have rested for a while. */
function usePointers() {
  const [pointers, setPointers] = useState<ReadonlyMap<string, Spot>>(new Map())
  const fades = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const pointed = (who: string, spot: Spot) => {
    setPointers((before) => new Map(before).set(who, spot))
    clearTimeout(fades.current.get(who))
    fades.current.set(
      who,
      setTimeout(() => setPointers((before) => without(before, who)), FADES_MS),
    )
  }
  return { pointers, pointed, noneLeft: () => setPointers(new Map()) }
}
function without<T>(all: ReadonlyMap<string, T>, who: string): ReadonlyMap<string, T> {
  const rest = new Map(all)
  rest.delete(who)
  return rest
}

/** The last of each kind within a moment: a mouse says more than anybody can see. */
function useSaying(room: CallRoom) {
  const waiting = useRef(new Map<string, Told>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (told: Told) => {
    waiting.current.set(told.told.startsWith('loupe') ? 'loupe' : told.told, told)
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      for (const one of waiting.current.values()) room.tell(one)
      waiting.current.clear()
    }, SAID_EVERY_MS)
  }
}
