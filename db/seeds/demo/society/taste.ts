// Interests of the demo members, and the motif of their profile pictures.

import type { HeadName } from '../stamps/heads.ts'
import { MOTIFS, type MotifName } from '../stamps/motifs.ts'

export interface Taste {
  readonly countries: readonly string[]
  readonly categories: readonly string[]
  readonly topics: readonly string[]
  readonly face: MotifName | HeadName
}
const words = (text: string) => text.split(' ').filter(Boolean)
const ROWS: readonly [username: string, countries: string, categories: string, topics: string, face: Taste['face']][] = [
  ['the_desk', 'NO', 'definitives', 'post_mail', 'temple'],
  ['ann', 'FR BE', 'classics definitives', 'post_mail', 'ceres'],
  ['ben', 'GB x_victoria', 'classics definitives', 'royalty railways', 'queen'],
  ['cleo', 'GR TR IT', 'classics semi_classics postmarks', 'mythology ships', 'hermes'],
  ['edith_larkspur', 'GB x_queensland', 'classics covers', 'royalty', 'rani'],
  ['nikos_andreou', 'GR BG', 'classics airmail', 'mythology aircraft', 'temple'],
  ['ingrid_solvang', 'NO SE DK', 'definitives postmarks', 'ships mountains', 'stag'],
  ['mateo_arrieta', 'UY AR', 'classics postal_history', 'maps', 'liberty'],
  ['lucia_benavent', 'ES PT', 'classics postal_history', 'castles', 'castle'],
  ['olivier_tassin', 'BE FR', 'back_of_book postmarks', 'railways', 'locomotive'],
  ['wei_lanting', 'CN x_china_republic', 'definitives sets', 'sailing_ships', 'junk'],
  ['zhou_qingyue', 'CN x_soviet_union', 'commemoratives', 'space astronomy', 'satellite'],
  ['fedor_laptin', 'x_russian_empire x_soviet_union', 'locals classics', 'coats_of_arms', 'peasant'],
  ['vera_studenova', 'x_soviet_union GE', 'commemoratives', 'space antarctic', 'rocket'],
  ['hanno_b', 'x_bavaria x_german_empire', 'classics postmarks', 'coats_of_arms', 'emperor'],
  ['greta_l', 'SE NO', 'postmarks definitives', 'royalty', 'crowned_king'],
  ['pieter_vo', 'NL BE', 'semi_classics', 'windmills flowers', 'windmill'],
  ['tove_askholm', 'DK IS', 'definitives errors_varieties', 'ships', 'king'],
  ['aino_rautiola', 'FI SE', 'classics', 'forests', 'rose'],
  ['jon_hvalsted', 'IS DK', 'postmarks', 'volcanoes birds', 'volcano'],
  ['maarja_t', 'EE FI', 'airmail', 'aircraft', 'biplane'],
  ['kazik_w', 'PL x_german_empire', 'locals', 'coats_of_arms castles', 'statesman'],
  ['bohumil_r', 'CZ x_czechoslovakia', 'definitives proofs_specimens', 'castles architecture', 'cathedral'],
  ['reka_s', 'HU AT', 'covers', 'butterflies', 'apollo'],
  ['elio_c', 'IT', 'classics covers', 'art', 'marianne'],
  ['beatriz_p', 'PT BR', 'souvenir_sheets', 'explorers sailing_ships', 'caravel'],
  ['caio_vilanova', 'BR UY', 'classics', 'maps', 'parrot'],
  ['rosario_ql', 'PE EC', 'definitives', 'butterflies mountains', 'morpho'],
  ['tomas_e', 'CL PE', 'back_of_book postmarks', 'explorers', 'steamer'],
  ['ximena_c', 'MX CR', 'classics', 'coats_of_arms', 'pyramids'],
  ['esteban_rojo', 'AR UY', 'classics errors_varieties', 'agriculture', 'harvest'],
  ['catalina_v', 'EC CR', 'commemoratives', 'orchids birds', 'orchid'],
  ['hector_pelletier', 'CA x_newfoundland', 'definitives', 'maps royalty', 'world_map'],
  ['nora_c', 'US', 'commemoratives postmarks', 'sailing_ships explorers', 'sunflower'],
  ['wendell_oakes', 'US x_hawaii', 'definitives coils', 'us_presidents', 'president'],
  ['imogen_t', 'AU x_victoria NZ', 'classics postmarks', 'parrots', 'kingfisher'],
  ['rewi_h', 'NZ FJ', 'commemoratives', 'lighthouses whales_dolphins', 'lighthouse'],
  ['sana_q', 'IN', 'classics locals', 'royalty', 'mosque'],
  ['arjun_v', 'IN GB', 'postmarks definitives', 'elephants', 'elephant'],
  ['haruki_t', 'JP KR', 'classics definitives', 'mountains flowers', 'pagoda'],
  ['seo_mingyu', 'KR JP', 'coils proofs_specimens', 'birds', 'geese'],
  ['thao_linh', 'FR CN', 'postal_history', 'bridges', 'bridge'],
  ['layla_m', 'EG TR', 'definitives postmarks', 'architecture', 'sultan'],
  ['yonatan_a', 'IL', 'commemoratives', 'birds', 'dove'],
  ['demir_a', 'TR GR', 'locals classics', 'mosques', 'tulips'],
  ['thandi_m', 'ZA', 'classics', 'big_cats flowers', 'giraffe'],
  ['kofi_a', 'LR ET', 'topicals', 'football stamps_on_stamps', 'football'],
  ['lea_vautrin', 'CH AT', 'booklets semi_postals', 'butterflies flowers', 'edelweiss'],
]

export const TASTES: ReadonlyMap<string, Taste> = new Map(
  ROWS.map(([username, countries, categories, topics, face]) => [
    username,
    { countries: words(countries), categories: words(categories), topics: words(topics), face },
  ]),
)
export const isMotif = (face: Taste['face']): face is MotifName => face in MOTIFS

/** Members with a private profile, who approve followers. */
export const PRIVATE: ReadonlySet<string> = new Set(['ben', 'tove_askholm', 'seo_mingyu', 'rewi_h', 'thandi_m'])
/** Members whose profile picture shows no face. */
export const FACELESS: ReadonlySet<string> = new Set(['sana_q', 'tomas_e', 'thao_linh'])
