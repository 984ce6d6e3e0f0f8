import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { exhibits } from './contract.ts'

type OwnCode = Extract<CodeOf<typeof exhibits>, `exhibit.${string}`>
const refusals: Texts<OwnCode> = {
  'exhibit.not_found': 'This exhibit is gone, or was never yours to see.',
  'exhibit.state': 'That is not possible any more. Look at the exhibition again.',
  'exhibit.own_vote': 'This is your own exhibit: vote for another.',
  'exhibit.role': 'Whoever takes part and is let in shows an exhibit, until the exhibition is over.',
  'exhibit.pages': 'Each piece and each place stands once, and a one-frame exhibit has 16 places.',
  'exhibit.items': 'One of these pieces is promised already, or may not be exhibited. Choose again.',
  'exhibit.full': 'The hall is full: it takes 100 exhibits.',
  'exhibit.marks': 'These marks do not fit the sheet of the class.',
  'exhibit.jury': 'One of these names cannot be of the jury.',
  'exhibit.no_jury': 'Name the jury first.',
  'exhibit.sheets': 'Sheets of the jury are still missing.',
}
const letters = {
  'mail.exhibit_awarded.subject': 'The awards of {event} are published',
  'mail.exhibit_awarded.body': 'Hello {name}. The jury of {event} has judged your exhibit. Read your award, the marks and what the jury says.',
  'mail.exhibit_awarded.action': 'Read the award',
}
export const exhibitTexts = texts({ ...refusals, ...letters })
