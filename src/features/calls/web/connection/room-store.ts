import type { MediaFlaw } from './media.ts'
import type { PeerState } from './peer.ts'

export interface PersonState {
  readonly state: PeerState
  readonly microphone: boolean
  readonly camera: boolean
  readonly screen: boolean
  readonly speaks: boolean
  readonly stream: MediaStream
}
export interface OwnState {
  readonly microphone: boolean
  readonly camera: boolean
  readonly screen: boolean
  readonly preview: MediaStreamTrack | null
  readonly flaw?: MediaFlaw | undefined
}
export interface RoomView {
  readonly phase: 'entering' | 'live' | 'elsewhere' | 'over'
  readonly own: OwnState
  readonly people: ReadonlyMap<string, PersonState>
  /** A connection stood once: what is missing now is being mended. */
  readonly was_connected: boolean
}
/** Above it somebody speaks. */
const SPEAKS = 0.02

/** What a room draws, as one value that is replaced: React compares it. */
export function roomStore({ microphone, camera, preview }: Pick<OwnState, 'microphone' | 'camera' | 'preview'>) {
  let view: RoomView = { phase: 'entering', own: { microphone, camera, screen: false, preview }, people: new Map(), was_connected: false }
  const watchers = new Set<() => void>()
  const set = (next: Partial<RoomView>) => {
    view = { ...view, ...next }
    for (const watcher of watchers) watcher()
  }
  const person = (id: string, more: Partial<Omit<PersonState, 'stream'>>) => {
    const { state = view.people.get(id)?.state ?? 'connecting', microphone, camera, screen, speaks } = more
    const before = view.people.get(id) ?? { microphone: true, camera: false, screen: false, speaks: false, stream: new MediaStream() }
    const next = {
      ...{ state, stream: before.stream, microphone: microphone ?? before.microphone, camera: camera ?? before.camera },
      ...{ screen: screen ?? before.screen, speaks: speaks ?? before.speaks },
    }
    set({ people: new Map(view.people).set(id, next) })
  }
  return {
    get: () => view,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    person,
    track(id: string, track: MediaStreamTrack) {
      const before = view.people.get(id)
      const others = before?.stream.getTracks().filter(({ kind }) => kind !== track.kind) ?? []
      person(id, {})
      set({ people: new Map(view.people).set(id, { ...view.people.get(id)!, stream: new MediaStream([...others, track]) }) })
    },
    gone(id: string) {
      const people = new Map(view.people)
      people.delete(id)
      set({ people })
    },
    loud(levelOf: (id: string) => number) {
      for (const [id, { speaks }] of view.people) {
        const now = levelOf(id) > SPEAKS
        if (now !== speaks) person(id, { speaks: now })
      }
    },
    own: (more: Partial<OwnState>) => set({ own: { ...view.own, ...more } }),
    ownState: () => ({ microphone: view.own.microphone, camera: view.own.camera, screen: view.own.screen }),
    phase: (phase: RoomView['phase']) => view.phase !== 'over' && view.phase !== 'elsewhere' && set({ phase }),
    once: () => set({ was_connected: true }),
    isBroken: () => [...view.people.values()].some(({ state }) => state === 'broken'),
  }
}
export type RoomStore = ReturnType<typeof roomStore>
