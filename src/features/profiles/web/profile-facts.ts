import type { AnswerOf } from '#kernel/operation.ts'
import type { Site } from '#web/router/screen.ts'
import type { profiles } from '../contract.ts'

export type ProfileAnswer = AnswerOf<typeof profiles.show>['user']

/** Structured data: ProfilePage of schema.org, public data only. */
export const profileFacts = ({ id, uid, full_name, username, description, image_url, created_at, store }: ProfileAnswer, { origin }: Site) => ({
  '@type': 'ProfilePage',
  '@id': `${origin}/profile/${id}`,
  url: `${origin}/profile/${id}`,
  dateCreated: created_at,
  mainEntity: {
    '@type': 'Person',
    '@id': `${origin}/profile/${id}#person`,
    name: full_name,
    alternateName: username,
    identifier: String(uid),
    ...(description && { description: description.slice(0, 1_000) }),
    ...(image_url && { image: new URL(image_url, origin).href }),
    ...(store && { worksFor: { '@type': 'Organization', '@id': `${origin}/stores/${store.id}`, name: store.name } }),
  },
})
