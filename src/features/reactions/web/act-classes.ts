import css from './Reactions.module.css'

/** The look of what can be done with a thing beneath it, and of the row in which it stands. */
export const actClasses = { row: css.acts!, act: css.act! } as const
