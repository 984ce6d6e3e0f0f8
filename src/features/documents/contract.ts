import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields, named } from '#kernel/shapes.ts'

/** Names of the documents, as in their URLs. */
export const documentNames = ['about', 'contact', 'terms-and-conditions', 'privacy-policy', 'refund-policy'] as const
export type DocumentName = (typeof documentNames)[number]

export const Document = named(
  'Document',
  z.object({
    name: z.enum(documentNames),
    title: z.string(),
    lead: z.string(),
    /** Date of this version, the same in all languages. */
    version: z.string(),
    /** A legal text that the operator's lawyer has not approved. */
    is_draft: z.boolean(),
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Paragraphs and lists in order, with the markup [text](url) and **strong**. */
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
