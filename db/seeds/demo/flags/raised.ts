// Flags of the demo members: one that is voted on, one that waits for its owner, one that moderators decide.
export interface RaisedFlag {
  readonly by: string
  readonly reason: string
  readonly claim: string
  readonly marks?: readonly { x: number; y: number; width: number; height: number; note: string }[]
  readonly gauge?: number
  readonly answer?: string
  readonly votes?: readonly (readonly [string, 'correct' | 'incorrect' | 'unsure', string])[]
}
export const RAISED: readonly RaisedFlag[] = [
  {
    by: 'ingrid_solvang',
    reason: 'reperforated',
    claim: 'The right side was cut and perforated again: its holes are round and clean, the other three sides are ragged.',
    marks: [
      { x: 840, y: 140, width: 120, height: 560, note: 'Right side: holes are round and clean' },
      { x: 180, y: 860, width: 420, height: 110, note: 'The frame touches the perforation at the foot, as after a cut' },
    ],
    gauge: 14,
    answer: 'Bought with three others from one sheet, and all four have that side.',
    votes: [
      ['nora_c', 'correct', 'Holes at right are 0.9 mm, on the other sides 1.1 mm. Two machines.'],
      ['olivier_tassin', 'unsure', 'I would want to see the back.'],
    ],
  },
  { by: 'olivier_tassin', reason: 'hinged_as_mnh', claim: 'A hinge remnant shows through at the top in the picture of the back.' },
  { by: 'nora_c', reason: 'duplicate_listing', claim: 'The same copy stands in the market twice.' },
]
