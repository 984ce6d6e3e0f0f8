/** Forms without an address, that is those that change something, with what nobody has sent yet. */
const typed = new Set<HTMLFormElement>()
const sent = new Set<HTMLFormElement>()

const formOf = (event: Event) => (event.target as Element).closest?.<HTMLFormElement>('form:not([action], [method="dialog"], [data-leave="freely"])')

/** Noticed in the document, so that no form has to say so itself; one that nobody misses, or that keeps its draft, says `data-leave="freely"`. */
export function noticeTyping() {
  const mark = (event: Event) => {
    const form = formOf(event)
    if (form) typed.add(form)
  }
  addEventListener('input', mark, true)
  addEventListener('change', mark, true)
  addEventListener('submit', (event) => {
    const form = formOf(event)
    if (form && typed.delete(form)) sent.add(form)
  })
}

/** Is there anything on the screen that would be lost? */
export function somethingUnsaved(): boolean {
  for (const form of typed) if (!form.isConnected) typed.delete(form)
  return typed.size > 0
}
/** The server has taken it. */
export function saved() {
  typed.clear()
  sent.clear()
}
/** It has not: what was sent is unsaved again. */
export function notSaved() {
  for (const form of sent) typed.add(form)
  sent.clear()
}
