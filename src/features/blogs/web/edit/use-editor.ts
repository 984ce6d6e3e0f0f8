import { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { extensionsFor, type Faces, treeOf } from './editor-schema.ts'

interface Wishes {
  readonly content: string
  readonly label: string
  readonly faces: Faces
  readonly onText: (content: string) => void
}

/** The editor in an element of the page; it draws anew when its selection or its text changes. */
export function useEditor({ content, label, faces, onText }: Wishes) {
  const place = useRef<HTMLDivElement>(null)
  const told = useRef(onText)
  told.current = onText
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const made = new Editor({
      element: place.current,
      // Our own sheet: the content policy refuses styles that a script writes.
      injectCSS: false,
      extensions: extensionsFor(faces),
      content: JSON.parse(content),
      editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', dir: 'auto' } },
      onUpdate: ({ editor }) => told.current(JSON.stringify(treeOf(editor.getJSON() as never))),
      onTransaction: () => redraw((n) => n + 1),
    })
    setEditor(made)
    return () => made.destroy()
  }, [])
  return { place, editor }
}
