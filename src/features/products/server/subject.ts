import { thumbAddress } from '#features/media/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { productSubject } from '../contract.ts'
import { facesOf } from './card.ts'
import { productModeration } from './moderation.ts'
import { productOwner, productReach, productsSeen } from './queries-subject.ts'

export const productKind = registered(productSubject, {
  uses: ['wish', 'comment', 'react', 'quote', 'message'],
  reach: productReach,
  owner: productOwner,
  moderation: productModeration,
  async cards({ db, files }, viewer, ids) {
    const faces = await facesOf(db, await productsSeen(db, ids, viewer))
    return faces.map(({ product: { id, name }, store, media }) => ({
      ...{ id, title: name, line: store.name, image_url: media && thumbAddress(files, media) },
    }))
  },
})
