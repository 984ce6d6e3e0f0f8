import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import prose from '../Article.module.css'
import type { DraftShown } from '../blog-answer.ts'
import css from './Editor.module.css'
import type { Faces } from './editor-schema.ts'
import { BlockTools } from './insert/BlockTools.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { DraftState } from './use-draft.ts'
import { useEditor } from './use-editor.ts'

const facesOf = (draft: DraftShown | undefined): Faces => ({
  pictures: new Map(draft?.medias.map((media) => [media.id, pictureOf(media).sizes.at(-1)?.url ?? media.media_url])),
  cards: new Map(draft?.cards.map(({ type, id, card }) => [`${type} ${id}`, card ? `${card.title} · ${card.line}` : '–'])),
})

/** The text itself, with its tools. `children`: what stands above it on the sheet. */
export function WritingArea({ draft, children }: { draft: DraftState; children: ReactNode }) {
  const { t } = useLingui()
  const faces = useRef<Faces>(undefined)
  faces.current ??= facesOf(draft.draft)
  const { place, editor } = useEditor({
    content: draft.writing.content,
    label: t`Text of the article`,
    faces: faces.current,
    onText: (content) => draft.change({ content }),
  })
  return (
    <>
      <Toolbar editor={editor} faces={faces.current} />
      <div className={css.paper}>
        {children}
        {editor && <BlockTools editor={editor} />}
        <div ref={place} className={`${prose.prose} ${css.text}`} />
      </div>
    </>
  )
}
