import { ARMS_SERIES } from './series_arms.ts'
import { CLASSIC_SERIES } from './series_classic.ts'
import { LIFE_SERIES } from './series_life.ts'
import { PICTURE_SERIES } from './series_pictures.ts'
import { SCENE_SERIES } from './series_scenes.ts'

export const STAMP_SERIES = [...CLASSIC_SERIES, ...ARMS_SERIES, ...SCENE_SERIES, ...PICTURE_SERIES, ...LIFE_SERIES]
