import { join } from 'node:path'
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { type AttachmentFile, type AttachmentRefusal, refusal } from './attachment.ts'
import { MOST } from './limits.ts'

export interface Recording {
  readonly file: AttachmentFile
  readonly width: number | null
  readonly height: number | null
  readonly duration_ms: number
}

const PCM = ['pcm-u8', 'pcm-s16', 'pcm-s24', 'pcm-s32', 'pcm-f32']
/** Combinations that the browsers of our members play, the first that fits. `none`: no track of that kind. */
const FORMS: readonly { file: AttachmentFile; video: readonly string[]; audio: readonly string[]; format: () => OutputFormat }[] = [
  {
    file: 'file.mp4',
    video: ['avc', 'vp9', 'av1'],
    audio: ['aac', 'mp3'],
    format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  },
  { file: 'file.webm', video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis', 'none'], format: () => new WebMOutputFormat() },
  { file: 'file.mp4', video: ['avc'], audio: ['opus', 'none'], format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
  { file: 'file.m4a', video: ['none'], audio: ['aac'], format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
  { file: 'file.mp3', video: ['none'], audio: ['mp3'], format: () => new Mp3OutputFormat() },
  { file: 'file.ogg', video: ['none'], audio: ['opus', 'vorbis'], format: () => new OggOutputFormat() },
  { file: 'file.wav', video: ['none'], audio: PCM, format: () => new WavOutputFormat() },
]

/**
 * Remux: the packets of one video and one audio track are copied into a new container. Everything else stays behind: place and device of the camera,
 * titles, covers, chapters, subtitles, timed metadata, bytes before, between and after.
 */
export async function writeRecording(path: string, out: string): Promise<Recording | AttachmentRefusal> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM, MATROSKA, MP3, OGG, WAVE] })
  if (!(await input.canRead())) return refusal('media.file_type')
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (!video && !audio) return refusal('media.file_unreadable', { reason: 'empty' })
  const form = FORMS.find((one) => one.video.includes(codecOf(video)) && one.audio.includes(codecOf(audio)))
  if (!form) return refusal('media.codec', { codec: unplayable(video, audio) })
  const wrong = beyondBounds(video, audio, await input.computeDuration())
  if (wrong) return wrong
  await copyTracks(input, new Output({ format: form.format(), target: new FilePathTarget(join(out, form.file)) }), [video, audio])
  const duration_ms = await durationOf(join(out, form.file))
  if (duration_ms <= 0) return refusal('media.file_unreadable', { reason: 'empty' })
  return { file: form.file, width: video?.displayWidth ?? null, height: video?.displayHeight ?? null, duration_ms }
}

const codecOf = (track: InputVideoTrack | InputAudioTrack | null): string => (track ? (track.codec ?? 'unknown') : 'none')
const PLAYED = new Set(FORMS.flatMap(({ video, audio }) => [...video, ...audio]))
/** The codec to name in the refusal: the first that is never taken. */
const unplayable = (...tracks: (InputVideoTrack | InputAudioTrack | null)[]) => {
  const codecs = tracks.map(codecOf).filter((codec) => codec !== 'none')
  return codecs.find((codec) => !PLAYED.has(codec)) ?? codecs[0] ?? 'unknown'
}

function beyondBounds(video: InputVideoTrack | null, audio: InputAudioTrack | null, seconds: number): AttachmentRefusal | undefined {
  if (!(seconds * 1000 <= MOST.duration_ms)) return refusal('media.too_long', { hours: MOST.duration_ms / 3_600_000 })
  const side = video ? Math.max(video.displayWidth, video.displayHeight) : 1
  if (!(side >= 1 && side <= MOST.side) || (audio && audio.numberOfChannels > MOST.channels))
    return refusal('media.file_unreadable', { reason: 'size' })
}

async function copyTracks(input: Input, output: Output, tracks: readonly (InputVideoTrack | InputAudioTrack | null)[]) {
  const isChosen = ({ id }: { id: number }) => tracks.some((track) => track?.id === id)
  const conversion = await Conversion.init({
    input,
    output,
    tags: {},
    video: (track) => ({ discard: !isChosen(track) }),
    audio: (track) => ({ discard: !isChosen(track) }),
    showWarnings: false,
  })
  if (!conversion.isValid || conversion.discardedTracks.some(({ track }) => isChosen(track))) throw new Error('a track cannot be copied')
  await conversion.execute()
}

/** Read from the new file: what was written can be read again. */
async function durationOf(path: string): Promise<number> {
  const written = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM, MP3, OGG, WAVE] })
  return Math.round((await written.computeDuration()) * 1000)
}
