import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** The selected block changes places with its neighbour before (-1) or after it (1). */
export function moveBlock(editor: Editor, by: -1 | 1) {
  const { state, view } = editor
  const { selection } = state
  if (!(selection instanceof NodeSelection)) return
  const { from, node } = selection
  const place = state.doc.resolve(from)
  const to = place.index() + by
  if (to < 0 || to >= place.parent.childCount) return
  const { nodeSize } = place.parent.child(to)
  const at = by < 0 ? from - nodeSize : from + nodeSize
  const tr = state.tr.delete(from, from + node.nodeSize).insert(at, node)
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView())
  view.focus()
}
