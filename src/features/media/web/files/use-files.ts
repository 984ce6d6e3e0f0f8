import { useEffect, useRef, useState } from 'react'
import { type AnyMediaAnswer, sendFile } from './send-file.ts'

export interface AttachedFile {
  readonly key: string
  readonly name: string
  readonly file?: File
  readonly media?: AnyMediaAnswer
  /** Upload progress from 0 to 1; at 1 the server checks it. */
  readonly progress?: number | undefined
  /** The server was busy; it is sent again automatically. */
  readonly waiting?: boolean
  readonly error?: string | undefined
}

let count = 0

/** Files of a form in order; each is uploaded at once and can be cancelled. `leave`: what has arrived leaves the list, because another shows it. */
export function useFiles({ leave = false } = {}) {
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const sent = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = sent.current
    return () => {
      for (const one of all.values()) one.abort()
    }
  }, [])
  const note = (key: string, news: Partial<AttachedFile>) => setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...news } : one)))

  async function send(key: string, file: File) {
    const stop = new AbortController()
    sent.current.set(key, stop)
    note(key, { progress: 0, error: undefined })
    const { media, error } = await sendFile(file, {
      signal: stop.signal,
      onProgress: (progress) => note(key, { progress, waiting: false }),
      onBusy: () => note(key, { waiting: true }),
    })
    sent.current.delete(key)
    if (stop.signal.aborted) return
    if (media && leave) remove(key)
    else note(key, { ...(media && { media }), error, progress: undefined, waiting: false })
  }
  function take(given: readonly File[]) {
    for (const file of given) {
      const key = `file-${++count}`
      setFiles((before) => [...before, { key, name: file.name, file }])
      void send(key, file)
    }
  }
  function remove(key: string) {
    sent.current.get(key)?.abort()
    setFiles((before) => before.filter((one) => one.key !== key))
  }
  return {
    files,
    take,
    remove,
    again: ({ key, file }: AttachedFile) => file && void send(key, file),
    media_ids: files.flatMap(({ media }) => (media ? [media.id] : [])),
    travelling: files.some(({ progress }) => progress !== undefined),
  }
}
export type FormFiles = ReturnType<typeof useFiles>
