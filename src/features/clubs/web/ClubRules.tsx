import css from './Clubs.module.css'

export const ClubRules = ({ rules }: { rules: readonly string[] }) => (
  <ol className={css.rules}>
    {rules.map((rule, at) => (
      <li key={at}>
        <bdi>{rule}</bdi>
      </li>
    ))}
  </ol>
)
