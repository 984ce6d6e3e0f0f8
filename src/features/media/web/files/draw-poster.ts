/** Longest wait for a browser that cannot show this video. */
const PATIENCE_MS = 6_000
const LONGEST_SIDE = 1080

/** A frame near the beginning of a video as a picture; undefined if this browser cannot show it. The server has no decoder, and needs none. */
export async function drawPoster(file: File): Promise<Blob | undefined> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
  try {
    await within(told(video, 'loadeddata'))
    video.currentTime = Math.min(1, (video.duration || 0) / 4)
    await within(told(video, 'seeked'))
    return await pictureOf(video)
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

const told = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked') =>
  new Promise<void>((done, broken) => {
    video.addEventListener(name, () => done(), { once: true })
    video.addEventListener('error', () => broken(new Error('not shown')), { once: true })
  })
const within = (work: Promise<void>) =>
  Promise.race([work, new Promise<never>((_, late) => setTimeout(() => late(new Error('too late')), PATIENCE_MS))])

async function pictureOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/jpeg', 0.85))
}
