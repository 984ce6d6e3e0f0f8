import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a page of a call has opened: its connections and tracks, kept by a script that runs before all others. A device takes as long as people do who are asked whether it is allowed. */
const KEEPS = `
  globalThis.kept = { peers: [], tracks: [] };
  const Peer = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Peer { constructor(...given) { super(...given); globalThis.kept.peers.push(this) } };
  const media = navigator.mediaDevices;
  if (media) for (const name of ['getUserMedia', 'getDisplayMedia']) {
    const open = media[name].bind(media);
    media[name] = async (...given) => { await new Promise((done) => setTimeout(done, 700)); const stream = await open(...given); globalThis.kept.tracks.push(...stream.getTracks()); return stream };
  }
`
export const keepsMedia = (page: Page) => page.addInitScript(KEEPS)

/** What this page receives, of all its open connections: pictures that were decoded, and energy of sound that was heard. */
export interface Received {
  readonly peers: number
  readonly frames: readonly number[]
  readonly energy: readonly number[]
}
export const received = (page: Page): Promise<Received> =>
  page.evaluate(`(async () => {
    const open = kept.peers.filter(({ connectionState }) => connectionState === 'connected');
    const all = await Promise.all(open.map(async (peer) => {
      const stats = [...(await peer.getStats()).values()].filter(({ type }) => type === 'inbound-rtp');
      const sum = (kind, name) => stats.filter((one) => one.kind === kind).reduce((total, one) => total + (one[name] ?? 0), 0);
      return { frames: sum('video', 'framesDecoded'), energy: sum('audio', 'totalAudioEnergy') };
    }));
    return { peers: open.length, frames: all.map(({ frames }) => frames), energy: all.map(({ energy }) => energy) };
  })()`)

const PATIENCE = { timeout: 30_000, interval: 200 }

/** Sound arrives from so many others, and goes on arriving. */
export async function hears(page: Page, others = 1) {
  await expect.poll(async () => (await received(page)).peers, PATIENCE).toBe(others)
  const before = await received(page)
  await expect
    .poll(async () => (await received(page)).energy.map((now, at) => now > (before.energy[at] ?? 0)), PATIENCE)
    .toEqual(Array(others).fill(true))
}
export async function sees(page: Page, others = 1) {
  await expect.poll(async () => (await received(page)).peers, PATIENCE).toBe(others)
  const before = await received(page)
  await expect
    .poll(async () => (await received(page)).frames.map((now, at) => now > (before.frames[at] ?? 0) + 2), PATIENCE)
    .toEqual(Array(others).fill(true))
}

/** How many microphones and cameras are open: each is a light on the device. */
export const lights = (page: Page): Promise<number> => page.evaluate(`kept.tracks.filter(({ readyState }) => readyState === 'live').length`)
/** By which the ways of a connection are known: another after an ICE restart. */
export const wayOf = (page: Page): Promise<string> =>
  page.evaluate(
    `/ice-ufrag:(\\S+)/.exec(kept.peers.findLast(({ connectionState }) => connectionState === 'connected')?.localDescription?.sdp ?? '')?.[1] ?? ''`,
  )
export const restarts = (page: Page): Promise<void> =>
  page.evaluate(`kept.peers.filter(({ signalingState }) => signalingState !== 'closed').forEach((peer) => peer.restartIce())`)
