/** The colours of one piece. */
export type Inks = { ink: string; paper: string; second: string }
