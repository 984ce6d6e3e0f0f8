/** What browsers say to each other through the server, as it keeps it. */
export interface SaidSignal {
  readonly kind: 'description' | 'candidate'
  readonly body: string
}
export interface LocalTracks {
  readonly audio: MediaStreamTrack | null
  readonly video: MediaStreamTrack | null
}
export type PeerState = 'connecting' | 'on' | 'broken'

export interface PeerParts {
  /** Of two offers at once the polite one gives way: the member with the later seat. */
  readonly polite: boolean
  readonly ice_servers: readonly RTCIceServer[]
  readonly relay_only: boolean
  readonly tracks: LocalTracks
  readonly say: (signal: SaidSignal) => void
  readonly onState: (state: PeerState) => void
  readonly onTrack: (track: MediaStreamTrack) => void
  readonly onMessage: (text: string) => void
  readonly onOpen: () => void
}
export interface Peer {
  hear(signal: SaidSignal): Promise<void>
  /** Sends these tracks from now on, without a new offer. */
  send(tracks: LocalTracks): void
  limit(bits: number): void
  tell(text: string): void
  /** Finds a new way after a change of network. */
  restart(): void
  /** How loud the other is, from 0 to 1. */
  loudness(): number
  close(): void
}

/** Safari passes through `disconnected` while it negotiates: only what lasts is mended. */
const RESTART_AFTER_MS = 4_000

/** One connection, by perfect negotiation: either side may offer at any time, also both at once. */
export function openPeer(parts: PeerParts): Peer {
  const pc = new RTCPeerConnection({ iceServers: [...parts.ice_servers], iceTransportPolicy: parts.relay_only ? 'relay' : 'all' })
  let tracks = parts.tracks
  let channel: RTCDataChannel | undefined
  const negotiation = negotiate(pc, parts, () => begin())
  const begin = () => {
    if (channel) return
    channel = openChannel(pc, parts)
    // The offering side makes the lines of sound and picture; the other answers on the same ones.
    if (!parts.polite) for (const kind of ['audio', 'video'] as const) pc.addTransceiver(kind, { direction: 'sendrecv' })
    for (const one of pc.getTransceivers()) one.direction = 'sendrecv'
    sendNow()
  }
  const sendNow = () => {
    for (const { sender, receiver } of pc.getTransceivers())
      void sender.replaceTrack(tracks[receiver.track.kind as keyof LocalTracks]).catch(() => {})
  }
  pc.ontrack = ({ track }) => parts.onTrack(track)
  const watch = watchState(pc, parts)
  if (!parts.polite) begin()
  return {
    hear: negotiation.hear,
    send: (next) => {
      tracks = next
      sendNow()
    },
    limit: (bits) => void limitVideo(pc, bits),
    tell: (text) => channel?.readyState === 'open' && channel.send(text),
    restart: () => pc.signalingState !== 'closed' && pc.restartIce(),
    loudness: () => Math.max(0, ...pc.getReceivers().map((one) => one.getSynchronizationSources()[0]?.audioLevel ?? 0)),
    close: () => {
      watch.stop()
      channel?.close()
      pc.close()
    },
  }
}

/** Both sides know the channel by its number, so it needs no offer of its own. */
function openChannel(pc: RTCPeerConnection, { onMessage, onOpen }: PeerParts): RTCDataChannel {
  const channel = pc.createDataChannel('table', { negotiated: true, id: 0 })
  channel.onmessage = ({ data }) => typeof data === 'string' && onMessage(data)
  channel.onopen = onOpen
  return channel
}

function negotiate(pc: RTCPeerConnection, { polite, say }: PeerParts, begin: () => void) {
  let [offering, ignoring, answering] = [false, false, false]
  const describe = () => pc.localDescription && say({ kind: 'description', body: JSON.stringify(pc.localDescription) })
  pc.onnegotiationneeded = async () => {
    try {
      offering = true
      await pc.setLocalDescription()
      describe()
    } catch {
      // Closed meanwhile.
    } finally {
      offering = false
    }
  }
  pc.onicecandidate = ({ candidate }) => candidate && say({ kind: 'candidate', body: JSON.stringify(candidate) })
  const hearDescription = async (description: RTCSessionDescriptionInit) => {
    const ready = !offering && (pc.signalingState === 'stable' || answering)
    ignoring = !polite && description.type === 'offer' && !ready
    if (ignoring) return
    answering = description.type === 'answer'
    await pc.setRemoteDescription(description).finally(() => {
      answering = false
    })
    if (description.type !== 'offer') return
    begin()
    await pc.setLocalDescription()
    describe()
  }
  const hearOne = async ({ kind, body }: SaidSignal) => {
    const said = JSON.parse(body) as RTCSessionDescriptionInit & RTCIceCandidateInit
    if (kind === 'description') return hearDescription(said)
    // Addresses of an offer that was not heard belong to nothing.
    await pc.addIceCandidate(said).catch((fault) => {
      if (!ignoring) throw fault
    })
  }
  let queue = Promise.resolve()
  return {
    /** One after the other: what is heard during a step waits for it. What cannot be read breaks no connection. */
    hear: (signal: SaidSignal) => {
      queue = queue.then(() => (pc.signalingState === 'closed' ? undefined : hearOne(signal))).catch(() => {})
      return queue
    },
  }
}

function watchState(pc: RTCPeerConnection, { onState }: PeerParts) {
  let later: ReturnType<typeof setTimeout> | undefined
  pc.onconnectionstatechange = () => {
    const { connectionState: state } = pc
    clearTimeout(later)
    if (state === 'connected') onState('on')
    if (state === 'disconnected' || state === 'failed') {
      onState('broken')
      later = setTimeout(() => pc.restartIce(), state === 'failed' ? 0 : RESTART_AFTER_MS)
    }
  }
  return { stop: () => clearTimeout(later) }
}

async function limitVideo(pc: RTCPeerConnection, bits: number) {
  for (const { sender, receiver } of pc.getTransceivers()) {
    if (receiver.track.kind !== 'video') continue
    const settings = sender.getParameters()
    if (!settings.encodings?.length) continue
    for (const encoding of settings.encodings) encoding.maxBitrate = bits
    await sender.setParameters(settings).catch(() => {})
  }
}
