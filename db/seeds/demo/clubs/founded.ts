// Three clubs of the demo members, with what they write there: one that everybody reads, one joined on request, one hidden.
import type { Joining, Visibility } from '#features/clubs/rules.ts'

export interface FoundedClub {
  readonly owner: string
  readonly name: string
  readonly about: string
  readonly visibility: Visibility
  readonly joining: Joining
  readonly rules: readonly string[]
  readonly members: readonly string[]
  readonly posts: readonly { readonly by: string; readonly body: string; readonly is_pinned?: true }[]
}

export const FOUNDED: readonly FoundedClub[] = [
  {
    owner: 'ingrid_solvang',
    name: 'Nordic Town Cancels',
    about: 'Cancels of the north, from the first date stamps to 1930. We compare, date and map them.',
    visibility: 'public',
    joining: 'open',
    rules: [
      'Show the whole stamp, not the cancel alone.',
      'Say what is restored. A repair that is named is no shame.',
      'Sales and swaps go through the market.',
    ],
    members: ['greta_l', 'tove_askholm', 'aino_rautiola', 'jon_hvalsted', 'pieter_vo'],
    posts: [
      { by: 'ingrid_solvang', body: 'Welcome. Whoever is new: show one cancel that you cannot read. #town-cancels', is_pinned: true },
      { by: 'greta_l', body: 'Leksand 1887 on the 10 öre. The second letter is open at the foot, as in the book. #town-cancels' },
      { by: 'aino_rautiola', body: 'Does anybody have a bridge cancel of Viipuri before 1890? #bridge-cancels' },
    ],
  },
  {
    owner: 'nora_c',
    name: 'Line-Engraved Study Circle',
    about: 'Plates, letters and repairs of the line-engraved issues. One plate a month.',
    visibility: 'private',
    joining: 'request',
    rules: ['Both sides of anything you ask an opinion on.', 'An opinion is no certificate.'],
    members: ['edith_larkspur', 'wendell_oakes', 'hector_pelletier'],
    posts: [
      { by: 'nora_c', body: 'Plate of the month: 146. Bring every corner letter you have. #line-engraved', is_pinned: true },
      { by: 'wendell_oakes', body: 'TD from 146, with the mark under the T that the others lack. #line-engraved' },
    ],
  },
  {
    owner: 'olivier_tassin',
    name: 'Cercle des colis postaux',
    about: 'Entre nous : colis postaux, gares et marques de contrôle.',
    visibility: 'hidden',
    joining: 'invitation',
    rules: [],
    members: ['lea_vautrin', 'elio_c'],
    posts: [{ by: 'olivier_tassin', body: 'La liste des gares est complète jusqu’à Poitiers. #railways' }],
  },
]
