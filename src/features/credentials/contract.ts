import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields } from '#kernel/shapes.ts'

const Given = z.string().check(z.minLength(1), z.maxLength(1_000))

export const credentials = {
  stepUp: operation({
    http: 'POST /session/step-up',
    permission: 'signed_in',
    input: fields({ password: Given }),
    output: z.object({ token: z.nullable(z.string()) }),
    refusals: { 'credentials.wrong_password': { status: 422, field: 'password' }, 'house.busy': { status: 503 } },
    limit: { per_minute: 10 },
    audit: 'sign_in',
    doc: 'Prove anew who sits before this session: for ten minutes it may do what is dangerous. The session goes on under a new token; the old one ends within seconds.',
  }),
}
