import * as z from 'zod/mini'

const Part = z.number().check(z.gte(-0.5), z.lte(1.5))
const Zoom = z.number().check(z.gte(1), z.lte(12))
/** What the pages of a call tell each other directly: nothing of it is kept, and nothing of it is believed beyond its form. */
export const Told = z.discriminatedUnion('told', [
  z.object({ told: z.literal('media'), microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() }),
  /** A pointer on the item, as parts of its picture: it agrees at every size. */
  z.object({ told: z.literal('pointer'), x: Part, y: Part }),
  z.object({ told: z.literal('loupe'), x: Part, y: Part, zoom: Zoom }),
  z.object({ told: z.literal('loupe_away') }),
  /** Which picture of the item lies up, and how it is turned. */
  z.object({
    told: z.literal('view'),
    item: z.string().check(z.maxLength(60)),
    picture: z.int().check(z.gte(0), z.lte(50)),
    turns: z.int().check(z.gte(0), z.lte(3)),
  }),
])
export type Told = z.infer<typeof Told>
const LONGEST = 500

export function readTold(text: string): Told | undefined {
  if (text.length > LONGEST) return undefined
  try {
    return Told.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
