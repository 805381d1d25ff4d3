import { useFormatter } from '../languages/use-formatter.ts'
import { MenuLink } from './menu-link.tsx'
import { type SiteData, useMenu } from './site-data.ts'

/** The last line of every page: the operator's legal name, and the links that the law wants. */
export function Legal({ site }: { site: SiteData }) {
  const { text, links } = useMenu('legal')
  const format = useFormatter()
  return (
    <div className="legal">
      <span>© {site.company.legalName}</span>
      {text && <span>{site.company.name + format.colon + text}</span>}
      {links.map((link) => (
        <MenuLink key={`${link.to} ${link.label}`} {...link} />
      ))}
    </div>
  )
}
