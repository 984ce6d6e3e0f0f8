// Generated descriptions of items, built from their properties.
import type { Dice } from '../random.ts'

const CONDITION_WORDS: Record<string, string[]> = {
  MNH: ['Post office fresh, full original gum, never hinged.', 'Never hinged, the gum clean and even.', 'Unmounted mint with bright gum.'],
  MLH: ['Lightly hinged, the trace is hard to find.', 'One light hinge mark, otherwise as fresh as issued.'],
  MH: ['Hinged, with most of the original gum.', 'Mounted mint, gum a little toned with age.'],
  MHR: ['Unused with a small hinge remnant.', 'A piece of old hinge is left on the gum.'],
  MNG: ['Unused without gum.', 'No gum, the paper strong and free of thins.'],
  U: ['A tidy cancel leaves the design clear.', 'Genuinely used, the strike is readable.', 'Fine used with a light strike.'],
  CTO: ['Cancelled to order with full gum.', 'A neat corner cancel to order.'],
  PEN: ['Pen cancelled, scarce as such.'],
}
const CENTRING_WORDS: Record<string, string[]> = {
  XF: ['Four even margins that please at first sight.', 'Centred extremely well for this issue.'],
  'VF-XF': ['Very well centred, the margins nearly even.'],
  VF: ['Well centred, the frame clear of the perforations all round.', 'Good margins on all sides.'],
  'F-VF': ['Centred a little to one side, clear white all round.'],
  F: ['Off centre, as this issue usually comes.'],
}
const COLOUR_WORDS = [
  'Deep, fresh colour.',
  'The colour is true and unfaded.',
  'A pleasing shade, compare with your colour key.',
  'Bright on clean paper.',
]
const SOUND_WORDS = ['No thins, creases or tears.', 'Sound in every respect.', 'Checked under the lamp, no repairs.', 'Faultless front and back.']
const OLD_WORDS = [
  'From an old continental collection.',
  'Out of an album untouched since the seventies.',
  'Bought at a club auction with its neighbours.',
  'A useful copy for plating.',
  'Ex estate, stored flat and dry.',
]
const IMPERFORATE_WORDS = [
  'Four clear margins, the left one large.',
  'Cut close at top, full elsewhere.',
  'Ample margins with a part of the neighbour.',
]

export function stampWords(
  d: Dice,
  of: { condition: string; grade: string; gauge: number; many: boolean; year: number; multicolour: boolean },
): string {
  const first = d.pick(CONDITION_WORDS[of.condition] ?? CONDITION_WORDS.U!)
  const second = of.gauge ? d.pick(CENTRING_WORDS[of.grade] ?? CENTRING_WORDS.VF!) : d.pick(IMPERFORATE_WORDS)
  const third = of.many
    ? of.gauge
      ? 'Perforations between the stamps hold firmly, never folded.'
      : 'Never folded between the stamps.'
    : d.chance(0.35) && of.year < 1950
      ? d.pick(OLD_WORDS)
      : d.pick(of.multicolour || d.chance(0.5) ? SOUND_WORDS : COLOUR_WORDS)
  return `${first} ${second} ${third}`
}

const WORN_WORDS = [
  'Even wear with full legends.',
  'Honest circulation, never cleaned.',
  'Good rims, no knocks.',
  'Cabinet tone from many years in an old tray.',
]
const FRESH_WORDS = [
  'Full mint bloom in the fields.',
  'Sharp strike, a few light bag marks.',
  'Original lustre under a thin tone.',
  'Never cleaned, the rims perfect.',
]
export const coinWords = (d: Dice, grams: string, fresh: boolean): string =>
  `${d
    .shuffled(fresh ? FRESH_WORDS : WORN_WORDS)
    .slice(0, 2)
    .join(' ')} Weight ${grams} g, checked on our scale.`
const NOTE_WORDS = [
  'Firm paper with one vertical fold.',
  'Three folds, no tears, corners slightly rounded.',
  'Crisp, bright and never washed or pressed.',
  'Small counting marks at one corner.',
  'Clean on both sides, no writing.',
  'Both serial numbers agree.',
]
export const noteWords = (d: Dice): string => d.shuffled(NOTE_WORDS).slice(0, 2).join(' ')
