import * as z from 'zod/mini'
import { Code, Flag, named } from '#kernel/shapes.ts'

const Share = z.number().check(z.gte(0), z.lte(1))
const Count = z.int().check(z.gte(0), z.lte(200))
const Reason = z.enum(['scale', 'resolution', 'torn', 'uneven'])

/** The perforation of one side. No number without its uncertainty and the holes it was read from. */
const Side = named(
  'MeasuredSide',
  z.discriminatedUnion('state', [
    z.strictObject({
      state: z.literal('measured'),
      gauge: z.number().check(z.gte(7), z.lte(20)),
      uncertainty: z.number().check(z.gte(0), z.lte(3)),
      tips: Count,
      expected: Count,
    }),
    z.strictObject({ state: z.literal('none') }),
    z.strictObject({ state: z.literal('not_measurable'), tips: Count, expected: z.nullable(Count), reason: Reason }),
  ]),
)
const Centring = named(
  'MeasuredCentring',
  z.discriminatedUnion('state', [
    /** Shares of the left and the upper margin. */
    z.strictObject({ state: z.literal('measured'), across: Share, down: Share, grade: Code }),
    z.strictObject({ state: z.literal('not_measurable'), reason: z.enum(['imperforate', 'no_frame']) }),
  ]),
)
const Millimetres = z.number().check(z.gte(0), z.lte(2000))

const scales = ['typed', 'file', 'drawn', 'coin', 'unknown'] as const
/** What a picture shows of an item, by one version of the method. */
export const Reading = named(
  'ItemReading',
  z.strictObject({
    method: z.int().check(z.gte(1), z.lte(1000)),
    /** How the scale is known: typed by the member, read from the file, drawn along a ruler, by a coin beside, or not at all. */
    scale: z.enum(scales),
    size: z.nullable(z.strictObject({ width_mm: Millimetres, height_mm: Millimetres, uncertainty_mm: z.number().check(z.gte(0), z.lte(100)) })),
    perforation: z.enum(['perforated', 'none', 'not_measurable']),
    sides: z.strictObject({ top: Side, right: Side, bottom: Side, left: Side }),
    centring: Centring,
    /** Names nearest to the colour of the ink, and how far it is from each. */
    colours: z.array(z.strictObject({ code: Code, delta: z.number().check(z.gte(0), z.lte(200)) })).check(z.maxLength(3)),
    straightened_by: z.number().check(z.gte(-180), z.lte(180)),
    sharp: Flag,
  }),
)
