import * as z from 'zod/mini'
import { named } from './shapes.ts'

/** A thing that can be wished, bookmarked, flagged or notified: its type and the path of its page. */
export interface Subject {
  readonly type: string
  /** The specification's word for it in fields like `book_markable_type`. */
  readonly name: string
  readonly path: (id: string) => string
}
export const subject = (kind: Subject): Subject => kind

/** A subject's name as somebody writes it: which there are, slices say. */
export const SubjectName = z.string().check(z.regex(/^[A-Z][A-Za-z]{1,30}$/))

/** What a list of mixed kinds shows of one. */
export const SubjectCard = named(
  'SubjectCard',
  z.object({ title: z.string(), line: z.string(), image_url: z.nullable(z.string()), path: z.string() }),
)
