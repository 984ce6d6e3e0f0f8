import * as z from 'zod/mini'
import { EventId } from '#features/events/contract.ts'
import { Media } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { id, named } from '#kernel/shapes.ts'
import { criterionKeys, exhibitClasses, exhibitStatuses, medals } from './rules.ts'

export const ExhibitId = id('exhibits')
export type ExhibitId = z.infer<typeof ExhibitId>

const Piece = z.object({ id: StampItemId, name: z.string(), media: z.nullable(Media) })
export const Exhibitable = named('Exhibitable', z.extend(Piece, { is_hung: z.boolean() }))
/** A piece on its place; without the piece where its owner shows it no more. */
const ExhibitPage = named('ExhibitPage', z.object({ position: z.int(), caption: z.string(), piece: z.nullable(Piece) }))
export const ExhibitCard = named(
  'ExhibitCard',
  z.object({
    id: ExhibitId,
    event_id: EventId,
    user: PublicMember,
    title: z.string(),
    class: z.enum(exhibitClasses),
    status: z.enum(exhibitStatuses),
    pages: z.int(),
    frames: z.int(),
    marks: z.nullable(z.int()),
    medal: z.nullable(z.enum(medals)),
    /** How many of the jury have handed in, and how many can. */
    sheets: z.int(),
    judges: z.int(),
    is_own: z.boolean(),
    is_run: z.boolean(),
    may_judge: z.boolean(),
    has_judged: z.boolean(),
    may_vote: z.boolean(),
    /** The viewer’s one vote is for it. */
    is_my_vote: z.boolean(),
    /** Of visitors; null until the exhibition is over. */
    votes: z.nullable(z.int()),
    /** It had the most of them; with as many, several have it. */
    is_visitors_award: z.boolean(),
  }),
)
const Sheet = z.object({ user: PublicMember, marks: z.array(z.int()), remark: z.string(), is_own: z.boolean() })
export const Exhibit = named(
  'Exhibit',
  z.extend(ExhibitCard, {
    plan: z.string(),
    /** For its exhibitor and those who run the exhibition. */
    reason: z.string(),
    hung: z.array(ExhibitPage),
    criteria: z.array(z.object({ key: z.enum(criterionKeys), most: z.int(), median: z.nullable(z.int()) })),
    given_sheets: z.array(Sheet),
  }),
)
export const Judge = named('Judge', z.object({ user: PublicMember }))
