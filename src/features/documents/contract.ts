import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields, named } from '#kernel/shapes.ts'

/** The pages of words, named as their addresses are. */
export const documentNames = ['about', 'contact', 'terms-and-conditions', 'privacy-policy', 'refund-policy'] as const
export type DocumentName = (typeof documentNames)[number]

export const Document = named(
  'Document',
  z.object({
    name: z.enum(documentNames),
    title: z.string(),
    lead: z.string(),
    /** The day of this wording, the same in every language. */
    version: z.string(),
    /** Law that no counsel of the operator has read yet. */
    is_draft: z.boolean(),
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Paragraphs and lists in their order; [words](address) and **strong** stand in the text. */
        blocks: z.array(z.object({ type: z.enum(['text', 'list']), lines: z.array(z.string()) })),
      }),
    ),
  }),
)

export const documents = {
  show: operation({
    http: 'GET /documents/{name}',
    permission: 'everyone',
    input: fields({ name: z.enum(documentNames) }),
    output: z.object({ document: Document }),
    refusals: {},
    doc: 'About, contact, terms, privacy or refunds, in the reader’s language, with the operator’s own details.',
  }),
}
