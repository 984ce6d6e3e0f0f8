import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyOperation } from '#kernel/operation.ts'
import type { Things } from './objects.ts'

/** By subject: the operation that answers its page, and some of ann's. A slice declares them in its test/subjects.ts. */
export interface SubjectPage {
  readonly op: AnyOperation
  readonly ids: (of: Things) => readonly string[]
  /** It is read where it was written, so it has no card. */
  readonly is_cardless?: true
}
export type SubjectPages = Readonly<Record<string, SubjectPage>>

export const subjectPages: SubjectPages = Object.assign({}, ...(await Promise.all(globSync('src/features/*/test/subjects.ts').map(pagesOf))))

async function pagesOf(file: string): Promise<SubjectPages> {
  return ((await import(resolve(file))) as { subjects: SubjectPages }).subjects
}
