/** Forms without an address, that is those that change something, and how often something was typed there that nobody has kept yet. */
const typed = new Map<HTMLFormElement, number>()
/** Where something was pressed last: a command that begins now is this form's. */
let pressed: HTMLFormElement | undefined

const formOf = (event: Event) =>
  (event.target as Element).closest?.<HTMLFormElement>('form:not([action], [method="dialog"], [data-leave="freely"])') ?? undefined
/** A question laid over the form is part of its press. */
const isAsked = (event: Event) => Boolean((event.target as Element).closest?.('dialog'))

/** Noticed in the document, so that no form has to say so itself; one that nobody misses, or that keeps its draft, says `data-leave="freely"`. */
export function noticeTyping() {
  const mark = (event: Event) => {
    const form = formOf(event)
    if (form) typed.set(form, (typed.get(form) ?? 0) + 1)
  }
  const press = (event: Event) => {
    const form = formOf(event)
    if (form || !isAsked(event)) pressed = form
  }
  addEventListener('input', mark, true)
  addEventListener('change', mark, true)
  addEventListener('click', press, true)
  addEventListener('submit', press, true)
}

/** Is there anything on the screen that would be lost? */
export function somethingUnsaved(): boolean {
  for (const form of typed.keys()) if (!form.isConnected) typed.delete(form)
  return typed.size > 0
}

/** A command begins. Answers what to say once the server has taken it: its own form is kept then, but not what was typed there meanwhile. */
export function sending(): () => void {
  const form = pressed
  const times = form && typed.get(form)
  return () => {
    if (form && typed.get(form) === times) typed.delete(form)
  }
}

/** Whoever leaves all the same has been asked. */
export const forgetTyping = () => typed.clear()
