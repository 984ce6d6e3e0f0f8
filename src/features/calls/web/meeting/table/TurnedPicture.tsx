import css from './Table.module.css'

/** Fills its box, which has the shape of the turned picture. */
export const TurnedPicture = ({ src, alt, turns }: { src: string; alt: string; turns: number }) => (
  <div className={css.turned} data-turns={turns}>
    <img src={src} alt={alt} draggable={false} />
  </div>
)
