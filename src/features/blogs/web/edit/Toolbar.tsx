import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import css from './Editor.module.css'
import type { Faces } from './editor-schema.ts'
import { CardDialog } from './insert/CardDialog.tsx'
import { LinkDialog } from './insert/LinkDialog.tsx'
import { PictureDialog } from './insert/PictureDialog.tsx'
import { useRovingFocus } from './use-roving-focus.ts'
import { useTools } from './use-tools.ts'

type Open = 'link' | 'picture' | 'card' | undefined

/** One tab stop; the arrow keys go from tool to tool. */
export function Toolbar({ editor, faces }: { editor: Editor | undefined; faces: Faces }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<Open>()
  const roving = useRovingFocus()
  const { kinds, kind, setKind, tools } = useTools(editor, () => setOpen('link'))
  const close = () => {
    setOpen(undefined)
    editor?.commands.focus()
  }
  return (
    <>
      <div className={css.tools} role="toolbar" aria-label={t`Tools`} {...roving}>
        <select className="input input--s" aria-label={t`Kind of paragraph`} value={kind} onChange={({ target }) => setKind(target.value)}>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {tools.map(({ icon, label, pressed, press, off }) => (
          <IconButton
            key={icon}
            icon={icon}
            label={label}
            aria-pressed={pressed}
            disabled={off}
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
          />
        ))}
        <Button size="s" variant="quiet" icon="image" onClick={() => setOpen('picture')}>
          {t`Picture`}
        </Button>
        <Button size="s" variant="quiet" icon="books" onClick={() => setOpen('card')}>
          {t`Item`}
        </Button>
      </div>
      {editor && open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && open === 'picture' && <PictureDialog editor={editor} faces={faces} onClose={close} />}
      {editor && open === 'card' && <CardDialog editor={editor} faces={faces} onClose={close} />}
    </>
  )
}
