/** How loud a microphone is, from 0 to 1, some times a second. */
export function watchLevel(track: MediaStreamTrack, told: (level: number) => void): () => void {
  const context = new AudioContext()
  const source = context.createMediaStreamSource(new MediaStream([track]))
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const clock = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    told(loudness(samples))
  }, 100)
  return () => {
    clearInterval(clock)
    source.disconnect()
    void context.close()
  }
}
/** Root mean square on a scale of decibels: speech fills most of it. */
export function loudness(samples: Float32Array): number {
  const mean = samples.reduce((sum, one) => sum + one * one, 0) / samples.length
  const decibels = 10 * Math.log10(Math.max(mean, 1e-10))
  return Math.min(1, Math.max(0, (decibels + 60) / 50))
}
