import css from './Wishlist.module.css'

/** How much one has, and wants, of everything. The words beside it say the same. */
export const CompleteBar = ({ have, want, total }: { have: number; want: number; total: number }) => (
  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect className={css.all} width={100} height={4} />
    <rect className={css.want} x={(have / total) * 100} width={(want / total) * 100} height={4} />
    <rect className={css.have} width={(have / total) * 100} height={4} />
  </svg>
)
