import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { medias } from '../contract.ts'
import { mediaTexts } from '../texts.ts'
import { filesOf } from './files/list.ts'
import { showFile } from './files/show.ts'
import { uploadFile } from './files/upload.ts'
import { leftovers } from './leftovers.timer.ts'
import { ofMember } from './of-member.ts'
import { mediaTags } from './privacy.ts'
import { remove } from './remove.ts'
import { show } from './show.ts'
import { upload } from './upload.ts'

export const mediaSlice = slice('media', medias, {
  handlers: { upload, uploadFile, show, showFile, filesOf, remove, ofMember },
  scopes: { 'collection.write': ['upload', 'remove'] },
  sweepers: [leftovers],
  topics: { 'medias of member': ownOnly },
  texts: mediaTexts,
  tags: mediaTags,
  lockRank: { medias: 800 },
})
