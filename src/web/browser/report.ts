import { latePart } from './late-part.ts'

/** What somebody wants to report to the moderators of the site, by the names of the specification. */
export interface Reportable {
  readonly type: string
  readonly id: string
  /** Of a conversation: the number of the message. */
  readonly part?: number
  /** As the dialog calls it. */
  readonly name: string
}
type Open = (about: Reportable) => void

const dialog = latePart<Open>()
/** The shell registers its dialog: slices whose things can be reported stand below the slice that takes reports. */
export const reportIsAskedBy = dialog.mounts
export const askReport: Open = (about) => void dialog.whenMounted().then((open) => open(about))
