/** Forms without `action` (commands), with the number of edits not saved yet. */
const typed = new Map<HTMLFormElement, number>()
/** Form of the last press: the next command belongs to it. */
let pressed: HTMLFormElement | undefined

const formOf = (event: Event) =>
  (event.target as Element).closest?.<HTMLFormElement>('form:not([action], [method="dialog"], [data-leave="freely"])') ?? undefined
/** A confirmation dialog above the form belongs to its press. */
const isAsked = (event: Event) => Boolean((event.target as Element).closest?.('dialog'))

/** Tracked on the document, so that forms need no code. Forms that save drafts, or whose input may be lost, have `data-leave="freely"`. */
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

/** True if leaving would lose input. */
export function somethingUnsaved(): boolean {
  for (const form of typed.keys()) if (!form.isConnected) typed.delete(form)
  return typed.size > 0
}

/** Call when a command begins; call the result when it has succeeded: edits made before are saved, later ones are not. */
export function sending(): () => void {
  const form = pressed
  const times = form && typed.get(form)
  return () => {
    if (form && typed.get(form) === times) typed.delete(form)
  }
}

/** The member has confirmed leaving. */
export const forgetTyping = () => typed.clear()
