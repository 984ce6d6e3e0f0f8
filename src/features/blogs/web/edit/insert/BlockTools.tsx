import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useState } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import css from '../Editor.module.css'
import { moveBlock } from './move-block.ts'

/** Tools of a picture or card that is selected: its words, its place, its end. In a table: rows and columns. */
export function BlockTools({ editor }: { editor: Editor }) {
  const { selection } = editor.state
  if (editor.isActive('table')) return <TableTools editor={editor} />
  if (!(selection instanceof NodeSelection) || !['picture', 'card'].includes(selection.node.type.name)) return null
  return <Tools key={selection.from} editor={editor} selection={selection} />
}

function Tools({ editor, selection }: { editor: Editor; selection: NodeSelection }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const is_picture = selection.node.type.name === 'picture'
  async function drop() {
    const yes = is_picture ? t`Take the picture out` : t`Take the card out`
    if (await confirm({ yes, icon: 'trash', danger: true })) editor.chain().focus().deleteSelection().run()
  }
  return (
    <div className={css.blockTools}>
      <p>
        <IconButton icon="arrow-up" label={t`Further up`} onClick={() => moveBlock(editor, -1)} />
        <IconButton icon="arrow-down" label={t`Further down`} onClick={() => moveBlock(editor, 1)} />
        <IconButton icon="trash" label={is_picture ? t`Take the picture out` : t`Take the card out`} onClick={() => void drop()} />
      </p>
      {is_picture && <Words editor={editor} attrs={selection.node.attrs} at={selection.from} />}
    </div>
  )
}

function Words({ editor, attrs, at }: { editor: Editor; attrs: Record<string, string>; at: number }) {
  const { t } = useLingui()
  const [words, setWords] = useState({ alt: attrs.alt ?? '', caption: attrs.caption ?? '' })
  function set(more: Partial<typeof words>) {
    const now = { ...words, ...more }
    setWords(now)
    const tr = editor.state.tr.setNodeMarkup(at, undefined, { ...attrs, ...now })
    editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)))
  }
  return (
    <>
      <TextField
        size="s"
        label={t`What it shows, in words`}
        required
        maxLength={500}
        value={words.alt}
        onChange={({ target }) => set({ alt: target.value })}
      />
      <TextField
        size="s"
        label={t`Caption`}
        optional
        maxLength={500}
        value={words.caption}
        onChange={({ target }) => set({ caption: target.value })}
      />
    </>
  )
}

function TableTools({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const run = () => editor.chain().focus()
  const acts = [
    [t`Row below`, () => run().addRowAfter().run()],
    [t`Column after`, () => run().addColumnAfter().run()],
    [t`Delete row`, () => run().deleteRow().run()],
    [t`Delete column`, () => run().deleteColumn().run()],
    [t`Delete table`, () => run().deleteTable().run()],
  ] as const
  return (
    <div className={css.blockTools}>
      <p className="row row--wrap">
        {acts.map(([label, press]) => (
          <button key={label} type="button" className="link" onMouseDown={(event) => event.preventDefault()} onClick={press}>
            {label}
          </button>
        ))}
      </p>
    </div>
  )
}
