/** In the order they are offered. */
export const reactionKinds = ['like', 'great_find', 'congratulations', 'helpful', 'smile', 'envy'] as const
export type ReactionKind = (typeof reactionKinds)[number]

/** A first press likes; pressing one's own again takes it back. */
export const pressed = (own: ReactionKind | null, reaction: ReactionKind): ReactionKind | null => (own === reaction ? null : reaction)
