import type { AnyOperation, OutputOf } from '#kernel/operation.ts'

/** A form that a browser without JavaScript posts to the page's own URL (ADR 040). */
export interface PageForm<Op extends AnyOperation = AnyOperation> {
  /** Path of the page, to which the form is posted. */
  readonly path: string
  readonly op: Op
  /** Name of a field that tells this form from others of the page. */
  readonly sent_with?: string
  /** Input from the URL's query: input name and query name. */
  readonly in_address?: Readonly<Record<string, string>>
  /** Fields that are filled in again after a refusal. Never a password. */
  readonly echoes: readonly string[]
  /** After success: a path of ours to redirect to, or what the same page shows next. */
  leads(answer: OutputOf<Op>, query: URLSearchParams): string | NextForm
}
export interface NextForm {
  readonly status: number
  readonly op: AnyOperation
  readonly values: Readonly<Record<string, string>>
}

export const pageForm = <Op extends AnyOperation>(form: PageForm<Op>): PageForm => form as unknown as PageForm
