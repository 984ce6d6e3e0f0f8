import type { AnyOperation, OutputOf } from '#kernel/operation.ts'

/** A form of a page that a browser without script posts to the page's own address (ADR 040). */
export interface PageForm<Op extends AnyOperation = AnyOperation> {
  /** The page that shows the form, and the address it is posted to. */
  readonly path: string
  readonly op: Op
  /** Of several forms of one page: the one that sends this field. */
  readonly sent_with?: string
  /** Input that stands in the page's address: the input's name, and the address's. */
  readonly in_address?: Readonly<Record<string, string>>
  /** Shown again in their fields when the answer is no. Never a password. */
  readonly echoes: readonly string[]
  /** After a yes: an address of ours to go to, or what the same page shows now. */
  leads(answer: OutputOf<Op>, query: URLSearchParams): string | NextForm
}
export interface NextForm {
  readonly status: number
  readonly op: AnyOperation
  readonly values: Readonly<Record<string, string>>
}

export const pageForm = <Op extends AnyOperation>(form: PageForm<Op>): PageForm => form as unknown as PageForm
