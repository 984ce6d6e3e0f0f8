import { registered } from '#server/slices/subject.ts'
import { draftSubject } from '../contract.ts'
import { draftCards, draftReach } from './queries-subject.ts'

/** A notice about a draft leads to its editor. */
export const draftKind = registered(draftSubject, { uses: [], reach: draftReach, cards: draftCards })
