import { slice } from '#server/run/handle.ts'
import { profiles } from '../contract.ts'
import { profileTexts } from '../texts.ts'
import { search } from './search.ts'
import { show } from './show.ts'
import { update } from './update.ts'
import { updateMedia } from './update-media.ts'
import { setVisibility, visibility } from './visibility.ts'

export const profilesSlice = slice('profiles', profiles, {
  handlers: { show, search, update, updateMedia, visibility, setVisibility },
  texts: profileTexts,
})
