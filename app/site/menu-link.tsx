import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { ShownMenu } from '#features/navigation/menu.ts'

type Props = { label: string; to: string; className?: string; here?: boolean }

/** A link written by staff: to a page of this site, or by https to another. */
export const MenuLink = ({ label, to, className, here = false, ...link }: Props) => (
  <Link to={to} className={className} aria-current={here ? 'page' : undefined} lang={langOf(link, 'label')}>
    {label}
  </Link>
)

/** The links of a menu, one below the other; nothing where all are hidden. */
export function MenuLinks({ links }: Pick<ShownMenu, 'links'>) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.to} ${link.label}`}>
          <MenuLink {...link} />
        </li>
      ))}
    </ul>
  )
}
