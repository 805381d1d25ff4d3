import { Link } from 'react-router'

type Props = { label: string; to: string; className?: string; here?: boolean }

/** A link that staff have written: to a page of this site, or by https to another. */
export const MenuLink = ({ label, to, className, here = false }: Props) => (
  <Link to={to} className={className} aria-current={here ? 'page' : undefined}>
    {label}
  </Link>
)
