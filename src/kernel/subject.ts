/** A thing that can be wished, bookmarked, flagged or notified: its type and the path of its page. */
export interface Subject {
  readonly type: string
  readonly path: (id: string) => string
}
export const subject = (kind: Subject): Subject => kind
