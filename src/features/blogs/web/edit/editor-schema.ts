import { mergeAttributes, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { isOutside } from '#kernel/written/tree.ts'

/** How a block without text looks in the editor: pictures and cards by what the page knows of them. */
export interface Faces {
  readonly pictures: Map<string, string>
  readonly cards: Map<string, string>
}

const block = (name: string, fields: readonly string[], draw: (attrs: Record<string, string>) => { src: string; text: string }) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    selectable: true,
    draggable: true,
    addAttributes: () => Object.fromEntries(fields.map((field) => [field, { default: '', rendered: false }])),
    renderHTML({ node, HTMLAttributes }) {
      const { src, text } = draw(node.attrs)
      const picture = src ? [['img', { src, alt: '' }] as const] : []
      return ['figure', mergeAttributes(HTMLAttributes, { 'data-block': name }), ...picture, ['figcaption', {}, text]]
    },
  })

/** Quotes and list items hold less than those of the kit. */
const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
})
const Item = Node.create({
  name: 'listItem',
  content: 'paragraph (paragraph | bulletList | orderedList)*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem('listItem'),
      Tab: () => this.editor.commands.sinkListItem('listItem'),
      'Shift-Tab': () => this.editor.commands.liftListItem('listItem'),
    }
  },
})

/** The nodes that the server reads, and no others: what is pasted comes through them. */
export const extensionsFor = (faces: Faces) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    dropcursor: { color: false, class: 'drop-place' },
    link: {
      openOnClick: false,
      autolink: true,
      protocols: [],
      isAllowedUri: (address) => isOutside(address),
      HTMLAttributes: { rel: 'ugc nofollow noopener', target: null, class: null },
    },
    blockquote: false,
    listItem: false,
  }),
  Quote,
  Item,
  // Without widths: the content policy refuses styles that stand in elements.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: 'paragraph+' }),
  TableCell.extend({ content: 'paragraph+' }),
  block('picture', ['media_id', 'alt', 'caption'], ({ media_id, alt, caption }) => ({
    src: faces.pictures.get(media_id ?? '') ?? '',
    text: caption || alt || '',
  })),
  block('card', ['subject', 'id'], ({ subject, id }) => ({ src: '', text: faces.cards.get(`${subject} ${id}`) ?? '' })),
]

interface Given {
  readonly type?: string
  readonly text?: string
  readonly attrs?: Record<string, unknown>
  readonly marks?: readonly { readonly type: string; readonly attrs?: Record<string, unknown> }[]
  readonly content?: readonly Given[]
}
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  picture: ['media_id', 'alt', 'caption'],
  card: ['subject', 'id'],
  link: ['href'],
}
const attrsOf = (type: string, attrs: Record<string, unknown> = {}) => {
  const names = FIELDS[type]
  return names ? { attrs: Object.fromEntries(names.map((name) => [name, attrs[name]])) } : {}
}

/** The tree of the editor without what the server does not know: widths and spans of cells, the target of links. */
export function treeOf({ type = '', text, attrs, marks, content }: Given): unknown {
  return {
    type,
    ...(text !== undefined && { text }),
    ...attrsOf(type, attrs),
    ...(marks?.length && { marks: marks.map((mark) => ({ type: mark.type, ...attrsOf(mark.type, mark.attrs) })) }),
    ...(content?.length && { content: content.map(treeOf) }),
  }
}
