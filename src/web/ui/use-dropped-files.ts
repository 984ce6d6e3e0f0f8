import { useCallback, useEffect, useRef, useState } from 'react'

export interface DroppedFile {
  key: string
  name: string
  /** An address the browser can show. */
  preview: string
  file?: File
  /** 0 to 1 while it travels; undefined once it has arrived. */
  progress?: number
  error?: string
}

/** Keeps what was dropped, with previews that are given back; the caller uploads and notes how it goes. */
export function useDroppedFiles(first: readonly DroppedFile[] = []) {
  const [files, setFiles] = useState(first)
  const last = useRef(0)
  const made = useRef(new Map<string, string>())

  useEffect(() => {
    const previews = made.current
    return () => {
      for (const preview of previews.values()) URL.revokeObjectURL(preview)
      previews.clear()
    }
  }, [])

  const add = useCallback((dropped: readonly File[]): DroppedFile[] => {
    const fresh = dropped.map((file) => {
      last.current += 1
      const key = `file-${last.current}`
      const preview = URL.createObjectURL(file)
      made.current.set(key, preview)
      return { key, name: file.name, preview, file }
    })
    setFiles((before) => [...before, ...fresh])
    return fresh
  }, [])

  const note = useCallback((key: string, news: Partial<Pick<DroppedFile, 'progress' | 'error'>>) => {
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...news } : one)))
  }, [])

  const remove = useCallback((key: string) => {
    URL.revokeObjectURL(made.current.get(key) ?? '')
    made.current.delete(key)
    setFiles((before) => before.filter((one) => one.key !== key))
  }, [])

  return { files, add, note, remove }
}
