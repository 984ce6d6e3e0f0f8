import { z } from 'zod'
import type { Call } from '../call.ts'
import { expand, page } from '../fields.ts'
import type { Kinds, ObjectKind, StripeObject } from '../objects.ts'
import { missing, type Refusal } from '../refusals.ts'
import { load } from '../store.ts'
import { type Listed, list } from './list.ts'

export type Outcome = StripeObject | Listed | Refusal | Deleted | { object: 'balance' }
/** Answer for a deleted object. */
interface Deleted {
  readonly id: string
  readonly object: 'customer'
  readonly deleted: true
}
export interface Route {
  readonly on: string
  readonly input: z.ZodType
  /** True for a route that the card form's publishable key may use, from the form's own page. */
  readonly publishable?: true
  answer(call: Call, input: unknown, id: string): Promise<Outcome>
}
interface Command<Shape extends z.ZodRawShape> {
  readonly on: string
  readonly input: Shape
  readonly publishable?: true
  readonly answer: (call: Call, input: z.output<z.ZodObject<Shape>>) => Promise<Outcome>
}
interface ObjectRoute<Shape extends z.ZodRawShape, K extends ObjectKind> extends Omit<Command<Shape>, 'answer'> {
  readonly of: K
  readonly answer: (call: Call, input: z.output<z.ZodObject<Shape>>, target: Kinds[K]) => Promise<Outcome>
}

export const command = <Shape extends z.ZodRawShape>({ input, ...rest }: Command<Shape>): Route => ({
  ...rest,
  input: z.strictObject({ ...input, ...expand }),
  answer: (call, given) => rest.answer(call, given as z.output<z.ZodObject<Shape>>),
})

/** A route on one object: locks it first; an object of another account is not found. */
export const move = <Shape extends z.ZodRawShape, K extends ObjectKind>({ on, input, of, answer }: ObjectRoute<Shape, K>): Route => ({
  on,
  input: z.strictObject({ ...input, ...expand }),
  answer: async (call, given, id) => {
    const target = await load(call, of, id, true)
    return target ? answer(call, given as z.output<z.ZodObject<Shape>>, target) : missing(of, id)
  },
})

export const retrieve = (of: ObjectKind, at: string): Route => ({
  on: `GET ${at}/:id`,
  input: z.strictObject(expand),
  answer: async (call, _, id) => (await load(call, of, id)) ?? missing(of, id),
})

/** A list, newest first; `by` names the fields to filter by. */
export const listOf = (of: ObjectKind, at: string, by: readonly string[] = []): Route => ({
  on: `GET ${at}`,
  input: z.strictObject({ ...page, ...Object.fromEntries(by.map((field) => [field, z.string().max(200).optional()])) }),
  answer: (call, given) => list(call, of, at, given as Record<string, string>, by),
})
