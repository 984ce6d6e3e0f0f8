// Events and exhibitions of the demo members: a fair, evenings that repeat, an exhibition, a private evening, and one that is over.

import type { events } from '#features/events/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'

type Given = GivenOf<typeof events.create>
export interface Announced {
  readonly owner: string
  /** Days from today to the first one; one that is over is moved back afterwards. */
  readonly in_days: number
  readonly from: string
  readonly until: string
  readonly last_day?: number
  readonly ago_days?: number
  readonly given: Omit<Given, 'start_date' | 'end_date'>
  readonly going: readonly { readonly who: string; readonly role?: 'Participant'; readonly party_size?: number }[]
}

const usual = { mode: 'In_Person', visibility: 'Open', recurrence: 'Standard', duration_type: 'timed' } as const
export const ANNOUNCED: readonly Announced[] = [
  {
    owner: 'ingrid_solvang',
    in_days: 18,
    from: '10:00',
    until: '16:00',
    last_day: 19,
    given: {
      ...{ ...usual, recurrence: 'MultiDay', type: 'Event', title: 'Bergen Winter Fair', time_zone: 'Europe/Oslo' },
      description: 'Thirty-four dealers, twenty-four frames, one long swap table. Coffee all day, experts from eleven.',
      instructions: 'Bring the code of your ticket. Black gloves are at the desk, and frames take 16 pages of A4.',
      location: 'Grieg Hall, Edvard Griegs plass 1, Bergen',
      capacity: 12,
      schedule: [
        { day: 1, time: '09:00', title: 'Doors for participants', line: 'Hang your frames by 9:45', place: 'Hall' },
        { day: 1, time: '10:00', title: 'Fair opens', line: '', place: 'Hall' },
        { day: 1, time: '11:30', title: 'Four ways to date a posthorn', line: 'With a gauge for everyone', place: 'Room 2' },
        { day: 1, time: '14:00', title: 'Swap hour', line: 'Up to 60 duplicates each, to 1940', place: 'Swap tables' },
        { day: 2, time: '10:00', title: 'Bring a find', line: 'Experts look for ten minutes each, list at the door', place: 'Room 2' },
        { day: 2, time: '13:00', title: 'Awards', line: '', place: 'Stage' },
      ],
    },
    going: [
      { who: 'greta_l', role: 'Participant', party_size: 2 },
      { who: 'aino_rautiola', role: 'Participant' },
      { who: 'tove_askholm', party_size: 2 },
      { who: 'jon_hvalsted' },
      { who: 'pieter_vo', party_size: 4 },
      { who: 'ben', party_size: 2 },
      { who: 'maarja_t' },
      { who: 'kazik_w' },
    ],
  },
  {
    owner: 'nora_c',
    in_days: 5,
    from: '19:00',
    until: '20:30',
    given: {
      ...{ ...usual, mode: 'Virtual', recurrence: 'Recurring', type: 'Event', title: 'Plate evening', time_zone: 'America/New_York' },
      rrule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=10',
      description: 'One plate, every corner letter you have, and a camera. We compare for an hour and argue for half.',
      online_url: 'https://meet.example/plate-evening',
      capacity: 40,
    },
    going: [{ who: 'wendell_oakes', role: 'Participant' }, { who: 'edith_larkspur' }, { who: 'hector_pelletier' }, { who: 'cleo' }],
  },
  {
    owner: 'olivier_tassin',
    in_days: 9,
    from: '00:00',
    until: '00:00',
    last_day: 37,
    given: {
      ...{
        ...usual,
        mode: 'In_Person_And_Virtual',
        recurrence: 'MultiDay',
        duration_type: 'all_day',
        type: 'Exhibition',
        title: 'Salon du rail et de la poste',
        time_zone: 'Europe/Brussels',
      },
      description: 'Colis postaux, gares et marques de contrôle, de 1879 à 1940. Une salle à Liège, et la visite en ligne.',
      location: 'Gare des Guillemins, Liège',
      online_url: 'https://salon.example/visite',
    },
    going: [{ who: 'lea_vautrin', role: 'Participant' }, { who: 'elio_c' }, { who: 'ann' }],
  },
  {
    owner: 'wei_lanting',
    in_days: 12,
    from: '14:00',
    until: '17:00',
    given: {
      ...{ ...usual, type: 'Event', title: '上海换票下午', time_zone: 'Asia/Shanghai' },
      description: '民国与新中国邮票，带上你的复品。',
      location: '上海图书馆，淮海中路1555号',
      capacity: 30,
    },
    going: [{ who: 'zhou_qingyue', role: 'Participant' }],
  },
  {
    owner: 'edith_larkspur',
    in_days: 26,
    from: '18:30',
    until: '21:00',
    given: {
      ...{ ...usual, visibility: 'Private', type: 'Event', title: 'An evening with Maltese crosses', time_zone: 'Europe/London' },
      description: 'A small table, good lamps and no hurry.',
      location: '12 Fore Street, Totnes',
      capacity: 8,
    },
    going: [],
  },
  {
    owner: 'nikos_andreou',
    in_days: 30,
    from: '10:00',
    until: '15:00',
    ago_days: 44,
    given: {
      ...{ ...usual, type: 'Event', title: 'Autumn swap in Athens', time_zone: 'Europe/Athens' },
      description: 'Large Hermes heads and whatever else you brought home from the islands.',
      location: 'Plateia Monastirakiou, Athens',
    },
    going: [{ who: 'cleo', role: 'Participant' }, { who: 'ben' }, { who: 'elio_c' }],
  },
]
