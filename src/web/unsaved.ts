/** Forms that change something (`method="post"`) and hold what nobody has sent yet. */
const typed = new Set<HTMLFormElement>()
const sent = new Set<HTMLFormElement>()

const formOf = (event: Event) => (event.target as Element).closest?.<HTMLFormElement>('form[method="post"]:not([data-fleeting])')

/** Noticed in the document, so that no form has to say so itself; a form that nobody misses is `data-fleeting`. */
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
