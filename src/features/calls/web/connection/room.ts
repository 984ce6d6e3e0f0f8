import { refused } from '#kernel/refusal.ts'
import { call } from '#web/query/api-client.ts'
import type { QueryClient } from '#web/query/client.ts'
import { calls } from '../../contract.ts'
import { HERE_EVERY_MS } from '../../rules.ts'
import type { CallAnswer } from '../call-answer.ts'
import type { HeldMedia } from './media.ts'
import { type Entry, roomEntry } from './room-entry.ts'
import { type RoomMedia, roomMedia } from './room-media.ts'
import { type RoomStore, roomStore } from './room-store.ts'
import { readTold, type Told } from './told.ts'

export interface RoomParts {
  readonly ask: QueryClient['ask']
  readonly id: CallAnswer['id']
  readonly device_id: string
  readonly media: HeldMedia
  readonly relay_only: boolean
  readonly takes_over: boolean
}
type Hearer = (from: string, told: Told) => void
type Comer = (tell: (told: Told) => void) => void

export interface CallRoom
  extends Pick<RoomStore, 'get' | 'watch'>,
    Pick<RoomMedia, 'mute' | 'camera' | 'screen' | 'microphoneIs'>,
    Pick<Entry, 'update'> {
  /** The socket says that a signal waits. */
  read(): void
  tell(told: Told): void
  onTold(hearer: Hearer): () => void
  /** Whoever comes in is told how things stand. */
  onCame(comer: Comer): () => void
  close(): void
  /** One’s own leaving: the lights go off at once. */
  leave(): void
}

/** This device in a call: its sound and picture, and a connection with each of the others. React draws what its store says. */
export function openRoom({ ask, id, device_id, media, relay_only, takes_over }: RoomParts): CallRoom {
  const store = roomStore({ microphone: media.microphone?.enabled === true, camera: media.camera !== null, preview: media.camera })
  const [hearers, comers] = [new Set<Hearer>(), new Set<Comer>()]
  const state = () => JSON.stringify({ told: 'media', ...store.ownState() } satisfies Told)
  const sound = roomMedia(media, store, () => {
    entry.mesh()?.send(sound.tracks())
    entry.mesh()?.tell(state())
  })
  const entry = roomEntry({
    ...{ ask, id, device_id, relay_only, store, tracks: sound.tracks },
    onMessage: (member, text) => {
      const told = readTold(text)
      if (told?.told === 'media') store.person(member, told)
      if (told) for (const hearer of hearers) hearer(member, told)
    },
    onOpen: (member, mesh) => {
      mesh.tellOne(member, state())
      for (const comer of comers) comer((told) => mesh.tellOne(member, JSON.stringify(told)))
    },
    ended: (phase) => ended(phase),
  })
  const ended = (phase: 'elsewhere' | 'over') => {
    store.phase(phase)
    close()
  }
  const stay = stayIn({ ask, id, device_id }, entry, store)
  const close = () => {
    stay()
    removeEventListener('pagehide', close)
    entry.close()
    sound.stop()
  }
  addEventListener('pagehide', close)
  void entry.enter(takes_over)
  return {
    ...{ get: store.get, watch: store.watch, update: entry.update, read: entry.read, close, leave: () => ended('over') },
    ...{ mute: sound.mute, camera: sound.camera, screen: sound.screen, microphoneIs: sound.microphoneIs },
    tell: (told) => entry.mesh()?.tell(JSON.stringify(told)),
    onTold: (hearer) => kept(hearers, hearer),
    onCame: (comer) => kept(comers, comer),
  }
}
function kept<T>(all: Set<T>, one: T) {
  all.add(one)
  return () => void all.delete(one)
}

const LOUD_EVERY_MS = 250
/** Says that this device is there, looks who speaks, and finds a new way when the network is another one. */
function stayIn({ ask, id, device_id }: Pick<RoomParts, 'ask' | 'id' | 'device_id'>, entry: Entry, store: RoomStore) {
  const here = setInterval(async () => {
    const answer = await call(ask, calls.here, { id, device_id }).catch(() => undefined)
    if (answer && refused(answer) && answer.refused.startsWith('calls.')) void entry.look()
  }, HERE_EVERY_MS)
  const loud = setInterval(() => store.loud((member) => entry.mesh()?.loudness(member) ?? 0), LOUD_EVERY_MS)
  const back = () => {
    entry.mesh()?.restart()
    entry.read()
    void entry.look()
  }
  addEventListener('online', back)
  return () => {
    clearInterval(here)
    clearInterval(loud)
    removeEventListener('online', back)
  }
}
