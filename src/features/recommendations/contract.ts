import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, MemberId, named } from '#kernel/shapes.ts'
import { SubjectCard } from '#kernel/subject.ts'
import { whys } from './rules.ts'

export type { Why } from './rules.ts'

const Recommended = named('Recommended', z.object({ type: z.string(), id: z.uuid(), card: SubjectCard }))

export const recommendations = {
  list: operation({
    http: 'GET /recommendations',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({
      recommendations: z.array(z.object({ why: z.enum(whys), things: z.array(Recommended) })),
      off: z.array(z.enum(whys)),
      member_id: MemberId,
    }),
    refusals: {},
    doc: 'What is offered now and may interest one, by reason: wants, sets that are nearly complete, lots that end soon, what is like what one watches, and sellers one follows. Only what the member has entered counts; nothing that they look at is recorded.',
    topics: (_, { member_id }) => [`recommendations of member:${member_id}`],
  }),
  choose: operation({
    http: 'POST /recommendations/choose',
    permission: 'signed_in',
    input: fields({ why: z.enum(whys), is_on: Flag }),
    output: z.object({ is_on: z.boolean() }),
    refusals: {},
    limit: { per_minute: 60 },
    doc: 'Turn a reason off, or on again.',
  }),
}

export const recommendationsChosen = event({
  name: 'recommendations.chosen',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`recommendations of member:${member_id}`],
})
