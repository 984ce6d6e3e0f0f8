import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/core'
import type { IconName } from '#web/ui/icons/icon-names.ts'

interface Tool {
  readonly icon: IconName
  readonly label: string
  readonly pressed?: boolean | undefined
  readonly off?: boolean | undefined
  readonly press: () => void
}

/** What the toolbar offers, and what of it holds at the cursor. */
export function useTools(editor: Editor | undefined, askLink: () => void) {
  const { t } = useLingui()
  const kinds = [
    { value: 'paragraph', label: t`Paragraph` },
    { value: '2', label: t`Heading` },
    { value: '3', label: t`Smaller heading` },
  ]
  const kind = ['2', '3'].find((level) => editor?.isActive('heading', { level: Number(level) })) ?? 'paragraph'
  function setKind(value: string) {
    const chain = editor?.chain().focus()
    if (value === 'paragraph') chain?.setParagraph().run()
    else chain?.setHeading({ level: Number(value) as 2 | 3 }).run()
  }
  const run = () => editor!.chain().focus()
  const is = (name: string) => editor?.isActive(name) ?? false
  const tools: Tool[] = [
    { icon: 'text-b', label: t`Bold`, pressed: is('bold'), press: () => run().toggleBold().run() },
    { icon: 'text-italic', label: t`Italic`, pressed: is('italic'), press: () => run().toggleItalic().run() },
    { icon: 'link', label: t`Link`, pressed: is('link'), press: askLink },
    { icon: 'list-bullets', label: t`List`, pressed: is('bulletList'), press: () => run().toggleList('bulletList', 'listItem').run() },
    { icon: 'list-numbers', label: t`Numbered list`, pressed: is('orderedList'), press: () => run().toggleList('orderedList', 'listItem').run() },
    { icon: 'quotes', label: t`Quotation`, pressed: is('blockquote'), press: () => run().toggleWrap('blockquote').run() },
    { icon: 'table', label: t`Table`, pressed: is('table'), press: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() },
    { icon: 'minus', label: t`Line`, press: () => run().setHorizontalRule().run() },
    { icon: 'arrow-u-up-left', label: t`Undo`, off: !editor?.can().undo(), press: () => run().undo().run() },
    { icon: 'arrow-u-up-right', label: t`Redo`, off: !editor?.can().redo(), press: () => run().redo().run() },
  ]
  return { kinds, kind, setKind, tools }
}
