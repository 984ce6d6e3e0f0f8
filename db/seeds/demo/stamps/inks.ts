/** The colours that one piece is printed in. */
export type Inks = { ink: string; paper: string; second: string }
