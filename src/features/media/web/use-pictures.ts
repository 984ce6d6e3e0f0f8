import { useEffect, useRef, useState } from 'react'
import type { MediaAnswer } from './picture-of.ts'
import { upload } from './upload.ts'

export interface HungPicture {
  readonly key: string
  readonly name: string
  /** Local preview: private URLs of the server expire after ten minutes. */
  readonly preview?: string
  readonly file?: File
  readonly media?: MediaAnswer
  /** Upload progress from 0 to 1. */
  readonly progress?: number
  /** The server was busy; it is sent again automatically. */
  readonly waiting?: boolean
  readonly error?: string
}

const hung = (media: MediaAnswer): HungPicture => ({ key: media.id, name: '', media })
const moved = (list: readonly HungPicture[], from: number, to: number) => list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)

/** Pictures of a form in order; each is uploaded at once. */
export function usePictures(first: readonly MediaAnswer[] = []) {
  const [pictures, setPictures] = useState(() => first.map(hung))
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const made = previews.current
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview)
    }
  }, [])

  const note = (key: string, news: Partial<HungPicture>) =>
    setPictures((before) => before.map((one) => (one.key === key ? { ...one, ...news } : one)))
  async function send(key: string, file: File) {
    note(key, { progress: 0, error: undefined })
    const { media, error } = await upload(
      file,
      (progress) => note(key, { progress, waiting: false }),
      () => note(key, { waiting: true }),
    )
    note(key, { media, error, progress: undefined, waiting: false })
  }
  function take(files: readonly File[]) {
    for (const file of files) {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      setPictures((before) => [...before, { key: preview, name: file.name, preview, file }])
      void send(preview, file)
    }
  }
  return {
    pictures,
    take,
    again: ({ key, file }: HungPicture) => file && void send(key, file),
    remove: (key: string) => setPictures((before) => before.filter((one) => one.key !== key)),
    move: (from: number, to: number) => setPictures((before) => moved(before, from, to)),
    /** Restores pictures of a saved draft; pictures being added stay. */
    restore: (medias: readonly MediaAnswer[]) => setPictures((before) => [...medias.map(hung), ...before.filter(({ file }) => file)]),
    media_ids: pictures.flatMap(({ media }) => (media ? [media.id] : [])),
    /** Refused pictures, which are left out when saving. */
    refused: pictures.filter(({ error }) => error !== undefined),
    dropRefused: () => setPictures((before) => before.filter(({ error }) => error === undefined)),
    travelling: pictures.some(({ progress }) => progress !== undefined),
  }
}
export type Pictures = ReturnType<typeof usePictures>
